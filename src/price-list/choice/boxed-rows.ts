import { isBoxPrice } from '../amounts/box-price.ts';
import { isBoxLabel } from '../amounts/price-label-score.ts';
import { brandWords } from '../brands/brand-names.ts';
import { type CatalogueTerms, stemKind } from '../headings/catalogue-terms.ts';
import { isOf, takeQuantities } from '../sizes/quantities.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { isPlace, type PricedRow } from './price-slots.ts';

/** Adds a row for each box of the shop that is priced beside its piece: 'Unidad $ 2.600 | Caja x 12 $ 28.900'. */
export function withBoxes(rows: readonly PricedRow[], sold: CatalogueTerms['boxes']): PricedRow[] {
  return rows.flatMap((row) => [row, ...boxesOf(row, sold)]).map((row, index) => ({ ...row, index }));
}

function boxesOf(row: PricedRow, sold: CatalogueTerms['boxes']): PricedRow[] {
  const priced = [...row.prices].flatMap(([slot, price]) => (price === undefined ? [] : [{ slot, price }]));
  const boxed = priced.filter(({ slot }) => !isPlace(slot) && isBoxLabel(slot));
  if (boxed.length === 0) return [];
  const words = brandWords(row.text).map(stemKind);
  const boxes = boxed.flatMap(({ slot, price }) => {
    const count = takeQuantities(normalizeText(slot)).quantities.find(isOf('pieces'))?.amount ?? row.pieces ?? 1;
    const isSold = words.some((word) => sold.get(count)?.has(word));
    if (count < 2 || !isSold) return [];
    const units = priced.filter((unit) => isBoxPrice(price, { pieces: count, piece: unit.price }));
    return units.map((unit) => ({ count, slot: unit.slot, price }));
  });
  return [...Map.groupBy(boxes, ({ count }) => count)].map(([count, own]) => {
    const prices = new Map(own.map(({ slot, price }) => [slot, price]));
    // The seller sees the line, and has to tell the box from its piece.
    return { ...row, text: `${row.text} caja x ${count}`, line: `${row.line} caja x ${count}`, prices, amounts: 0 };
  });
}
