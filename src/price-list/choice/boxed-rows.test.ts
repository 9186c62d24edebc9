import { expect, it } from 'vitest';
import { withBoxes } from './boxed-rows.ts';
import type { PricedRow } from './price-slots.ts';

const rowOf = (prices: Record<string, number | undefined>, pieces?: number): PricedRow => {
  const none = { notes: [], brandCell: undefined, headingBrand: undefined, section: undefined, price: undefined };
  const row = { index: 0, text: 'Barra 46 g', line: 'Barra 46 g', ...none };
  return { ...row, prices: new Map(Object.entries(prices)), amounts: 2, pieces };
};
const read = (row: PricedRow, sold: [number, string] = [12, 'barra']) =>
  withBoxes([row], new Map([[sold[0], new Set([sold[1]])]])).map(({ index, text, prices }) => [
    index,
    text,
    Object.fromEntries(prices),
  ]);

it('has one more row for a box that is priced beside its piece, under the price of the piece', () => {
  expect(read(rowOf({ Unidad: 2600, 'Caja x 12': 28900 }))).toEqual([
    [0, 'Barra 46 g', { Unidad: 2600, 'Caja x 12': 28900 }],
    [1, 'Barra 46 g caja x 12', { Unidad: 28900 }],
  ]);
});

it('says of the line of a box that it is one', () => {
  const rows = withBoxes([rowOf({ Unidad: 2600, 'Caja x 12': 28900 })], new Map([[12, new Set(['barra'])]]));
  expect(rows.map(({ line }) => line)).toEqual(['Barra 46 g', 'Barra 46 g caja x 12']);
});

it('takes how many there are from another column', () => {
  expect(read(rowOf({ Unidad: 2600, Display: 28900 }, 12))[1]).toEqual([1, 'Barra 46 g caja x 12', { Unidad: 28900 }]);
});

it('tells by what a piece costs of which price the box is', () => {
  const prices = { 'Costo unidad': 1800, 'Costo display': 18880, 'PVP unidad': 2650, 'PVP display': 28600 };
  expect(read(rowOf(prices, 12))[1]?.[2]).toEqual({ 'Costo unidad': 18880, 'PVP unidad': 28600 });
});

it.each<[why: string, row: PricedRow, sold?: [number, string]]>([
  ['that costs as much as a piece: it is that of one from so many on', rowOf({ Unidad: 2600, 'Caja x 12': 2400 })],
  ['of as many as the shop sells none of', rowOf({ Unidad: 2600, 'Caja x 12': 28900 }), [24, 'barra']],
  ['of what the shop sells no boxes of', rowOf({ Unidad: 2600, 'Caja x 12': 28900 }), [12, 'gel']],
  ['of which it is not said how many there are', rowOf({ Unidad: 2600, Caja: 28900 })],
  ['of one', rowOf({ Unidad: 2600, 'Caja x 1': 2600 }), [1, 'barra']],
  ['without a price', rowOf({ Unidad: 2600, 'Caja x 12': undefined })],
  ['alone', rowOf({ 'Caja x 12': 28900 })],
  ['that is none', rowOf({ Unidad: 2600, Lista: 28900 }, 12)],
])('has none for a box %s', (_why, row, sold) => {
  expect(read(row, sold)).toHaveLength(1);
});
