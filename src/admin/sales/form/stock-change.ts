import type { AdminSale } from '#contract/admin/sales.ts';
import { stockEffect } from '#domain/sales/stock-effect.ts';
import { parseQuantity, type SaleFormValues } from './sale-values.ts';

type SaleFields = Pick<SaleFormValues, 'idProduct' | 'variant' | 'quantity'>;

/** The stock before and after saving the form; undefined while it is incomplete. `sale` is the one being edited. */
export function calculateStockChange(
  { idProduct: product, variant, quantity: text }: SaleFields,
  sale: AdminSale | null,
): { from: number; to: number } | undefined {
  const quantity = parseQuantity(text);
  if (product?.id == null || quantity === undefined) return undefined;
  const before = sale?.idProduct === product.id ? { flavor: sale.variant, quantity: sale.quantity } : undefined;
  return stockEffect(product, { sale: { flavor: variant === '' ? null : variant, quantity }, before });
}
