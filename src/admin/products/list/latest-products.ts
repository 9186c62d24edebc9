import type { Product } from '#domain/catalogue/product-fields.ts';

/** Products returned by the server after an inline edit, newer than those of the loaded list. */
const latest = new Map<number, Product>();

export function cacheLatestProduct(product: Product): void {
  latest.set(product.id, product);
}

/** The newer of the listed product and its cached version. */
export function latestProduct(product: Product): Product {
  const cached = latest.get(product.id);
  return cached && cached.version > product.version ? cached : product;
}
