import { centavosToPesos } from '#domain/money/money.ts';
import type { Sale } from '#domain/sales/sale-fields.ts';

/** The fields of a sale that may be logged: none about the buyer. */
export function auditedSale({ productId, flavor, quantity, total, paid }: Sale) {
  return { product: productId, variant: flavor, quantity, total: centavosToPesos(total), paid };
}
