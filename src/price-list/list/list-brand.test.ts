import { expect, it } from 'vitest';
import { withBrand } from './list-brand.ts';
import type { ListRow, PriceList } from './list-row.ts';

const row = (more: Partial<ListRow>): ListRow => {
  const none = { notes: [], brandCell: undefined, headingBrand: undefined, section: undefined };
  return { index: 0, text: 'Whey 1 kg', line: 'Whey 1 kg $ 100', price: 100, ...none, ...more };
};
const listOf = (...rows: Partial<ListRow>[]): PriceList => {
  return { rows: rows.map(row), titles: ['Lista'], priceColumn: 'PVP', priceColumns: ['PVP'] };
};

it.each<[string, Partial<ListRow>, string | null | undefined]>([
  ['without a brand', {}, 'Delta'],
  ['under a heading that is none of the shop’s brands', { headingBrand: null }, 'Delta'],
  ['under the heading of another brand', { headingBrand: 'Pampa Fit' }, 'Pampa Fit'],
  ['with a brand in its column', { brandCell: 'Pampa Fit' }, undefined],
  ['with an empty cell in that column', { brandCell: '' }, undefined],
])('gives the told brand to goods %s: %s', (_, more, brand) => {
  const { rows, ...list } = withBrand(listOf(more), 'Delta');
  expect(rows).toEqual([row({ ...more, headingBrand: brand })]);
  expect(list).toEqual({ titles: ['Lista'], priceColumn: 'PVP', priceColumns: ['PVP'] });
});

it('changes nothing when none is told, nor when it is told again', () => {
  const list = listOf({}, { headingBrand: 'Pampa Fit' });
  expect(withBrand(list, undefined)).toEqual(list);
  const told = withBrand(list, 'Delta');
  expect(withBrand(told, 'Delta')).toEqual(told);
  expect(list.rows[0]?.headingBrand).toBeUndefined();
});
