import type { WireProduct } from '#contract/wire.ts';
import type { Product } from '#data/product-row.ts';
import { toWireDate } from '#domain/dates.ts';
import { discountToPercent } from '#domain/discount.ts';
import { centavosToPesos } from '#domain/money.ts';

/** A product as anybody may read it. */
export function toWireProduct(product: Product): WireProduct {
  return {
    id: product.id,
    name: product.name,
    price: centavosToPesos(product.price),
    discount: discountToPercent(product.discount),
    images: product.images.map(({ url }) => url),
    placeholders: product.images.map(({ thumbhash }) => thumbhash),
    amount: product.amount,
    flavors: product.flavors,
    description: product.description,
    idBrand: product.brandId,
    idCategory: product.categoryId,
    brand: product.brand,
    category: product.category,
    creation_date: toWireDate(product.createdAt),
  };
}
