import type { Stocked } from '../catalogue/product.ts';
import { stockOf } from '../catalogue/stock.ts';

/** What a sale takes from the stock: of this flavor, or of the product when it has none. */
export type SoldUnits = { flavor: string | null; quantity: number };

/**
 * The stock before and after a sale is saved; `before` is what the same sale takes until now, and gives back.
 * Below zero it cannot be saved.
 */
export function stockEffect(
  product: Stocked,
  { sale, before }: { sale: SoldUnits; before?: SoldUnits | undefined },
): { from: number; to: number } {
  const from = stockOf(product, sale.flavor);
  const back = before && before.flavor === sale.flavor ? before.quantity : 0;
  return { from, to: from + back - sale.quantity };
}
