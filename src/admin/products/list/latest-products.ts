import type { AdminProduct } from '#contract/admin/products.ts';

/** Products as the server answered after a change in the list, until the list itself is loaded anew. */
const changed = new Map<number, AdminProduct>();

export function rememberChange(product: AdminProduct): void {
  changed.set(product.id, product);
}

/** The product as it is known last: as the list has it, or as a change since then has left it. */
export function newest(product: AdminProduct): AdminProduct {
  const since = changed.get(product.id);
  return since && since.version > product.version ? since : product;
}
