import type { Centavos } from '#domain/money/money.ts';
import { isBoxLabel } from '../amounts/price-label-score.ts';
import { brandWords } from '../brands/brand-names.ts';
import { type CatalogueTerms, stemKind } from '../headings/catalogue-terms.ts';
import { isOf, takeQuantities } from '../sizes/quantities.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { isPlace, type PricedRow } from './price-slots.ts';

/** What a box costs, seen from what its pieces do one by one. */
const LEAST_SHARE = 0.75;
const MOST_SHARE = 1.05;

/**
 * The rows, with one more for each box that has its price beside that of one piece: 'Unidad $ 2.600 | Caja x 12 $ 28.900'.
 * The price of a piece from twelve on is none of a box. `sold`: the words of the shop's boxes, by how many pieces these hold.
 */
export function withBoxes(rows: readonly PricedRow[], sold: CatalogueTerms['boxes']): PricedRow[] {
  return rows.flatMap((row) => [row, ...boxesOf(row, sold)]).map((row, index) => ({ ...row, index }));
}

function boxesOf(row: PricedRow, sold: CatalogueTerms['boxes']): PricedRow[] {
  const priced = [...row.prices].flatMap(([slot, price]) => (price === undefined ? [] : [{ slot, price }]));
  const boxes = priced.filter(({ slot }) => !isPlace(slot) && isBoxLabel(slot));
  const words = brandWords(row.text).map(stemKind);
  const found = new Map<number, Map<string, Centavos>>();
  for (const { slot, price } of boxes) {
    const count = takeQuantities(normalizeText(slot)).quantities.find(isOf('pieces'))?.amount ?? row.pieces;
    if (count === undefined || count < 2 || !words.some((word) => sold.get(count)?.has(word))) continue;
    const share = (other: Priced) => price / count / other.price;
    const units = priced.filter((other) => share(other) > LEAST_SHARE && share(other) < MOST_SHARE);
    const own = found.get(count) ?? new Map<string, Centavos>();
    for (const unit of units) own.set(unit.slot, price);
    found.set(count, own);
  }
  return [...found].flatMap(([count, own]) => {
    // The seller sees the line, and has to tell the box from its piece.
    const box = { ...row, text: `${row.text} caja x ${count}`, line: `${row.line} caja x ${count}` };
    return own.size === 0 ? [] : [{ ...box, prices: own, amounts: 0 }];
  });
}

type Priced = { slot: string; price: Centavos };
