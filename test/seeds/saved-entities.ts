import type { Product } from '#domain/catalogue/product-fields.ts';
import { productFields } from '#domain/catalogue/product-fields.ts';
import { initialValues } from '#domain/fields/convert-fields.ts';
import { finalPrice } from '#domain/money/discount.ts';
import { type Sale, saleFields } from '#domain/sales/sale-fields.ts';
import { NOW } from './product-draft.ts';

/** A product as it was read from the database; its final price follows from the price and the discount. */
export function savedProduct(fields: Partial<Product> = {}): Product {
  const { price = 1_000_00, discount = 0 } = fields;
  return {
    ...initialValues(productFields),
    id: 7,
    name: 'Whey 908 g',
    brand: 'Cóndor',
    brandId: 3,
    category: 'Proteínas',
    categoryId: 2,
    categoryType: 'Suplementos',
    price,
    discount,
    finalPrice: finalPrice({ price, discount }),
    flavors: [],
    images: [],
    createdAt: NOW,
    pricedAt: NOW,
    modifiedAt: NOW,
    deactivatedAt: null,
    version: 1,
    ...fields,
  };
}

/** A sale of that product as it was read from the database. */
export function savedSale(fields: Partial<Sale> = {}): Sale {
  const product = savedProduct();
  return {
    ...initialValues(saleFields),
    id: 40,
    productId: product.id,
    productName: product.name,
    flavor: null,
    quantity: 1,
    total: product.finalPrice,
    soldAt: NOW,
    image: '',
    product,
    version: 1,
    ...fields,
  };
}
