import { expect, it } from 'vitest';
import { applyEdits, finishEdit, type PriceEdits, startEdit } from './price-edits.ts';

const row = {
  id: 7,
  name: 'Whey',
  brand: 'Tero',
  category: 'Proteínas',
  categoryType: 'Suplementos',
  price: 100_00,
  priceUsd: null,
  cost: null,
  pricedAt: 0,
  suppliers: [],
  discount: 0,
  finalPrice: 100_00,
};
const none: PriceEdits = new Map();
const shown = (edits: PriceEdits) => {
  const { price, priceUsd, discount, finalPrice } = applyEdits(row, edits);
  return [price, priceUsd, discount, finalPrice];
};

it('shows a change and its final price while it is being saved', () => {
  const discounted = startEdit(none, { id: 7, change: { discount: 10_00 } });
  expect(shown(discounted)).toEqual([100_00, null, 10_00, 90_00]);
  expect(shown(startEdit(discounted, { id: 7, change: { price: 200_00 } }))).toEqual([200_00, null, 10_00, 180_00]);
  expect(applyEdits(row, startEdit(none, { id: 8, change: { price: 1 } }))).toBe(row);
});

it('takes a change back that was not saved, and keeps the others', () => {
  let edits = startEdit(none, { id: 7, change: { price: 200_00 } });
  edits = startEdit(edits, { id: 7, change: { priceUsd: 3_00 } });
  edits = finishEdit(edits, { id: 7, column: 'price' });
  expect(shown(edits)).toEqual([100_00, 3_00, 0, 100_00]);
});

it('shows what the server returned last, whatever arrives first', () => {
  let edits = startEdit(none, { id: 7, change: { price: 200_00 } });
  edits = startEdit(edits, { id: 7, change: { discount: 50_00 } });
  const both = { price: 200_00, priceUsd: null, cost: null, discount: 50_00, finalPrice: 100_00, version: 3 };
  edits = finishEdit(edits, { id: 7, column: 'discount', now: both });
  const first = { ...both, discount: 0, finalPrice: 200_00, version: 2 };
  edits = finishEdit(edits, { id: 7, column: 'price', now: first });
  expect(shown(edits)).toEqual([200_00, null, 50_00, 100_00]);
});
