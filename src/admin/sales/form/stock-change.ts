import type { Sale } from '#domain/sales/sale-fields.ts';
import { stockEffect } from '#domain/sales/stock-effect.ts';
import { parseQuantity, type SaleFormValues } from './sale-values.ts';

type SaleFields = Pick<SaleFormValues, 'productId' | 'flavor' | 'quantity'>;

/** The stock before and after saving the form; undefined while it is incomplete. `sale` is the one being edited. */
export function calculateStockChange(
  { productId: product, flavor, quantity: text }: SaleFields,
  sale: Sale | null,
): { from: number; to: number } | undefined {
  const quantity = parseQuantity(text);
  if (product?.id == null || quantity === undefined) return undefined;
  const before = sale?.productId === product.id ? { flavor: sale.flavor, quantity: sale.quantity } : undefined;
  return stockEffect(product, { sale: { flavor: flavor === '' ? null : flavor, quantity }, before });
}
