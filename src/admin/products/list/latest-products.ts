import type { AdminProduct } from '#contract/admin/products.ts';

/** Products as the server answered after a change in the list, until the list itself is loaded anew. */
const latest = new Map<number, AdminProduct>();

export function cacheProduct(product: AdminProduct): void {
  latest.set(product.id, product);
}

/** The product as it is known last: as the list has it, or as a change since then has left it. */
export function latestProduct(product: AdminProduct): AdminProduct {
  const since = latest.get(product.id);
  return since && since.version > product.version ? since : product;
}
