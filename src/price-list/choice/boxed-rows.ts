import type { Centavos } from '#domain/money/money.ts';
import { isBoxLabel } from '../amounts/price-label-score.ts';
import { takeQuantities } from '../sizes/quantities.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { isPlace, type PricedRow } from './price-slots.ts';

/** What a box costs, seen from what its pieces do one by one. */
const LEAST_SHARE = 0.75;
const MOST_SHARE = 1.05;

/**
 * The rows, with one more for each box that has its price beside that of one piece: 'Unidad $ 2.600 | Caja x 12 $ 28.900'.
 * The price of a piece from twelve on is none of a box. `sold`: how many pieces the boxes of the shop hold.
 */
export function withBoxes(rows: readonly PricedRow[], sold: ReadonlySet<number>): PricedRow[] {
  return rows
    .flatMap((one) => [one, ...boxesOf(one, sold)])
    .map((one, index) => ({ ...one, row: { ...one.row, index } }));
}

function boxesOf({ row, prices, pieces }: PricedRow, sold: ReadonlySet<number>): PricedRow[] {
  const priced = [...prices].flatMap(([slot, price]) => (price === undefined ? [] : [{ slot, price }]));
  const boxes = priced.filter(({ slot }) => !isPlace(slot) && isBoxLabel(slot));
  const found = new Map<number, Map<string, Centavos>>();
  for (const { slot, price } of boxes) {
    const count = takeQuantities(normalizeText(slot)).quantities.pieces[0] ?? pieces;
    if (count === undefined || !sold.has(count)) continue;
    const share = (other: Priced) => price / count / other.price;
    const units = priced.filter((other) => share(other) > LEAST_SHARE && share(other) < MOST_SHARE);
    const own = found.get(count) ?? new Map<string, Centavos>();
    for (const unit of units) own.set(unit.slot, price);
    found.set(count, own);
  }
  return [...found].flatMap(([count, own]) =>
    own.size === 0 ? [] : [{ row: { ...row, text: `${row.text} caja x ${count}` }, prices: own, amounts: 0, pieces }],
  );
}

type Priced = { slot: string; price: Centavos };
