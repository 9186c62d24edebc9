import type { AdminProduct } from '#contract/admin/products.ts';

/** Products returned by the server after an inline edit, newer than those of the loaded list. */
const latest = new Map<number, AdminProduct>();

export function cacheLatestProduct(product: AdminProduct): void {
  latest.set(product.id, product);
}

/** The newer of the listed product and its cached version. */
export function latestProduct(product: AdminProduct): AdminProduct {
  const cached = latest.get(product.id);
  return cached && cached.version > product.version ? cached : product;
}
