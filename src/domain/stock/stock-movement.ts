import type { Stocked } from '../catalogue/flavor.ts';
import { stockOf } from '../catalogue/stock.ts';

/** Why a stock changes. */
export const STOCK_REASONS = [
  'sale',
  'sale changed',
  'sale deleted',
  'order',
  'order deleted',
  'edit',
  'import',
  'purchase',
  'correction',
] as const;

export type StockReason = (typeof STOCK_REASONS)[number];

/** `flavor` is null for a product without flavors; `stock` is what there is after the change. */
export type StockChange = { flavor: string | null; change: number; stock: number };

/** A change as it was recorded. `at` in epoch milliseconds. */
export type StockMovement = StockChange & {
  id: number;
  at: number;
  reason: StockReason;
  note: string;
  /** Null when it is not known. */
  administrator: string | null;
};

/** How the stock of each flavor differs; one that the product no longer has has none. */
export function stockChanges(before: Stocked, after: Stocked): StockChange[] {
  const flavors = new Set([...flavorsOf(before), ...flavorsOf(after)]);
  return [...flavors].flatMap((flavor) => {
    const stock = stockOf(after, flavor);
    const change = stock - stockOf(before, flavor);
    return change === 0 ? [] : [{ flavor, change, stock }];
  });
}

function flavorsOf({ flavors }: Stocked): (string | null)[] {
  return flavors.length === 0 ? [null] : flavors.map(({ name }) => name);
}
