import type { Stocked } from '../catalogue/flavor.ts';
import { stockOf } from '../catalogue/stock.ts';

/** The units that a sale takes from a flavor, or with null from a product without flavors. */
export type SoldUnits = { flavor: string | null; quantity: number };

/**
 * The stock before and after a sale is saved; `before` are the units that the edited sale had taken and returns.
 * A negative `to` means that the sale cannot be saved.
 */
export function stockEffect(
  product: Stocked,
  { sale, before }: { sale: SoldUnits; before?: SoldUnits | undefined },
): { from: number; to: number } {
  const from = stockOf(product, sale.flavor);
  const returned = before && before.flavor === sale.flavor ? before.quantity : 0;
  return { from, to: from + returned - sale.quantity };
}
