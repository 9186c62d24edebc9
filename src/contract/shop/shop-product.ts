import type { Product } from '#domain/catalogue/product-fields.ts';
import type { ProductImage } from '#domain/catalogue/product-image.ts';
import { fromWireDate } from '#domain/dates/wire-date.ts';
import { percentToBasisPoints } from '#domain/money/discount.ts';
import { pesosToCentavos } from '#domain/money/money.ts';
import type { WireProduct } from '../responses/shop.ts';

/** The public fields of a product. */
export type ShopProduct = Pick<
  Product,
  | 'id'
  | 'name'
  | 'price'
  | 'discount'
  | 'images'
  | 'amount'
  | 'flavors'
  | 'description'
  | 'categoryId'
  | 'brand'
  | 'category'
  | 'categoryType'
  | 'createdAt'
>;

export function fromWireProduct(wire: WireProduct): ShopProduct {
  return {
    id: wire.id,
    name: wire.name,
    price: pesosToCentavos(wire.price),
    discount: percentToBasisPoints(wire.discount),
    images: toProductImages(wire),
    amount: wire.amount,
    flavors: wire.flavors,
    description: wire.description,
    categoryId: wire.idCategory,
    brand: wire.brand,
    category: wire.category,
    categoryType: wire.categoryType,
    createdAt: fromWireDate(wire.creation_date),
  };
}

export function toProductImages({
  images,
  placeholders,
}: Pick<WireProduct, 'images' | 'placeholders'>): ProductImage[] {
  return images.map((url, index) => ({ url, thumbhash: placeholders[index] ?? null }));
}
