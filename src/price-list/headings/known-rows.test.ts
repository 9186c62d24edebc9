import { expect, it } from 'vitest';
import type { ListRow } from '../list/list-row.ts';
import { catalogueOf } from './catalogue-terms.ts';

const product = (name: string, brand: string, id: number) => {
  return { id, name, brand, category: 'Suplementos', price: 1, flavors: [] };
};
const products = [
  product('Creatina Monohidrato 300 g', 'Delta', 1),
  product('Creatina Monohidrato 300 g', 'Athlon', 2),
  product('Whey Protein 1 kg', 'Delta', 3),
  product('Zinc 60 cápsulas', 'Athlon', 4),
];
const row = (text: string, more: Partial<ListRow> = {}): ListRow => {
  const none = { notes: [], brandCell: undefined, headingBrand: undefined, section: undefined };
  return { index: 0, text, line: text, price: 1, ...none, ...more };
};
const { countRows } = catalogueOf(products);
const count = (names: readonly string[], headingBrand?: string) =>
  countRows(names.map((text) => row(text, { headingBrand })));

it.each([
  ['in any order and letters', 'MONOHIDRATO CREATINA x 300 GRS', 1],
  ['with other words of no product', 'Creatina monohidrato importada 300 g', 1],
  ['with its brand', 'DELTA creatina monohidrato 300 g', 1],
  ['with a flavor', 'Whey Protein 1 kg vainilla', 1],
  ['with its size in other units', 'Whey Protein 1000 g', 1],
  ['with its size in two units', 'Whey Protein 1 kg (1000 g)', 1],
  ['with another size', 'Creatina Monohidrato 500 g', 0],
  ['without a word', 'Creatina 300 g', 0],
  ['with a word of another', 'Whey Protein Zinc 1 kg', 0],
])('knows a name %s: «%s»', (_how, name, known) => {
  expect(count([name], 'Delta')).toBe(known);
});

it('counts a name once, however often it comes', () => {
  expect(count(['Whey Protein 1 kg', 'WHEY PROTEIN 1KG', 'Zinc 60 caps', 'Gel'])).toBe(1);
});

it('counts the names of the products of a brand twice', () => {
  const names = ['Whey Protein 1 kg', 'Zinc 60 caps', 'Creatina Monohidrato 300 g'];
  expect([count(names), count(names, 'Athlon'), count(names, 'Otra')]).toEqual([1.5, 2.5, 1.5]);
});

it('counts rows more that say the brand of their product', () => {
  const under = (headingBrand: string | null | undefined) => countRows([row('WHEY PROTEIN 1KG', { headingBrand })]);
  expect([under('Delta'), under(undefined), under('Athlon'), under(null)]).toEqual([1, 0.5, 0.5, 0.5]);
  expect(countRows([row('Whey Protein 1 kg', { brandCell: 'DELTA' }), row('Zinc 60 caps Athlon')])).toBe(2);
  expect(countRows([row('Remera')])).toBe(0);
});

it('counts rows whose heading begins their names, whatever colors they list', () => {
  const heading = 'Creatina Monohidrato';
  const under = (own: string, headingBrand?: string) => countRows([row('negra 300 g', { heading: own, headingBrand })]);
  expect([under(heading, 'Delta'), under(heading), under('Otra', 'Delta')]).toEqual([0.85, 0.425, 0]);
});

it('counts a name of two brands for each', () => {
  const rows = ['Delta', 'Athlon'].map((headingBrand) => row('Creatina Monohidrato 300 g', { headingBrand }));
  expect(countRows(rows)).toBe(1.5);
});
