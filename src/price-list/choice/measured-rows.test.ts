import { expect, it } from 'vitest';
import { toTestPage } from '../../../test/price-lists/test-page.ts';
import { toPrintedPages } from '../layout/printed-pages.ts';
import { statedMeasure, withMeasures } from './measured-rows.ts';
import type { PricedRow } from './price-slots.ts';

const rowOf = (text: string, prices: Record<string, number | undefined>): PricedRow => {
  const none = { notes: [], brandCell: undefined, headingBrand: undefined, section: undefined, price: undefined };
  return { index: 0, text, line: text, ...none, prices: new Map(Object.entries(prices)), amounts: 1 };
};
const read = (text: string, prices: Record<string, number | undefined>, stated?: string) =>
  withMeasures([rowOf(text, prices)], stated).map((row) => [row.text, Object.fromEntries(row.prices)]);

it.each(['Precio x kg', '$ x KG', '$/kg', 'PR. X KG', 'x kilo', 'Precio por kilo'])(
  'sells by the kilo below «%s»',
  (label) => {
    expect(read('Chía', { [label]: 900 })).toEqual([
      [expect.stringMatching(/^Chía x 1 k(?:g|ilo)$/), { [label]: 900 }],
    ]);
  },
);

it('has a row for the pack beside the price of a measure, each with its price in both columns', () => {
  expect(read('Chía 25 kg', { '$ x kg': 900, '$ bolsa': 21_000 })).toEqual([
    ['Chía x 1 kg', { '$ x kg': 900, '$ bolsa': 900 }],
    ['Chía 25 kg', { '$ x kg': 21_000, '$ bolsa': 21_000 }],
  ]);
});

it.each<[why: string, text: string, prices: Record<string, number | undefined>]>([
  ['beside the price of a piece', 'Chía 500 g', { Unidad: 500, 'Precio x kg': 1000 }],
  ['beside the price of a smaller pack', 'Chía 500 g', { 'Precio x kg': 1000, 'Precio frasco/bolsa': 500 }],
  ['without a price of a measure', 'Chía', { Unidad: 500 }],
])('only compares %s', (_why, text, prices) => {
  expect(read(text, prices)).toEqual([[text, prices]]);
});

it('has no price for another size than the measure', () => {
  expect(read('Chía 500 g', { 'Precio x kg': 1000 })).toEqual([]);
  expect(read('Chía 1 kg', { 'Precio x kg': 1000 })).toEqual([['Chía x 1 kg', { 'Precio x kg': 1000 }]]);
});

it('sells all without a size by the measure that the list states', () => {
  expect(read('Chía', { '#0': 900 }, '1 kg')).toEqual([['Chía x 1 kg', { '#0': 900 }]]);
  for (const text of ['Stevia 200 cc', 'Chía kg', 'Maní x kilo'])
    expect(read(text, { '#0': 900 }, '1 kg')).toEqual([[text, { '#0': 900 }]]);
});

const stated = (...lines: string[]) => statedMeasure(toPrintedPages([toTestPage(lines)]));

it.each([
  ['PRECIOS X KG - IVA INCLUIDO', '1 kg'],
  ['El precio es por kilo suelto; entre paréntesis va la bolsa', '1 kilo'],
  ['Hola, todo por kilo, puesto en el local', '1 kilo'],
  ['Precios por 100 g', '100 g'],
])('is stated by «%s»', (line, measure) => {
  expect(stated(line, 'Chía | $ 9.000')).toBe(measure);
});

it.each(['* $ x KG: comprando suelto, mínimo 3 kg', 'Precios por bulto', 'Mínimo 5 kg', 'Chía precio x kg $ 9.000'])(
  'is not stated by «%s»',
  (line) => {
    expect(stated(line, 'Chía | $ 9.000')).toBeUndefined();
  },
);
