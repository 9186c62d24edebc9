import type { AdminSale } from '#contract/admin/sales.ts';
import { stockEffect } from '#domain/sales/stock-effect.ts';
import { quantityOf, type SaleValues } from './sale-values.ts';

type Asked = Pick<SaleValues, 'idProduct' | 'variant' | 'quantity'>;

/** What the form would do to the stock; undefined while that cannot be said. `sale` is what it changes. */
export function effectOf(
  { idProduct: product, variant, quantity: text }: Asked,
  sale: AdminSale | null,
): { from: number; to: number } | undefined {
  const quantity = quantityOf(text);
  if (product?.id == null || quantity === undefined) return undefined;
  const before = sale?.idProduct === product.id ? { variant: sale.variant, quantity: sale.quantity } : undefined;
  return stockEffect(product, { sale: { variant: variant === '' ? null : variant, quantity }, before });
}
