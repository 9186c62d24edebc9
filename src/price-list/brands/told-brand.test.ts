import { expect, it } from 'vitest';
import type { ListRow } from '../list/list-row.ts';
import { withDefaultBrand } from './row-brand.ts';

const row = (more: Partial<ListRow>): ListRow => {
  const none = { notes: [], brandCell: undefined, headingBrand: undefined, section: undefined };
  return { index: 0, text: 'Whey 1 kg', line: 'Whey 1 kg $ 100', price: 100, ...none, ...more };
};

it.each<[string, Partial<ListRow>, string | null | undefined]>([
  ['without a brand', {}, 'Delta'],
  ['under a heading that is none of the shop’s brands', { headingBrand: null }, 'Delta'],
  ['under the heading of another brand', { headingBrand: 'Pampa Fit' }, 'Pampa Fit'],
  ['with a brand in its column', { brandCell: 'Pampa Fit' }, undefined],
  ['with an empty cell in that column', { brandCell: '' }, undefined],
])('gives the told brand to goods %s: %s', (_, more, brand) => {
  expect(withDefaultBrand([row(more)], 'Delta')).toEqual([row({ ...more, headingBrand: brand })]);
});

it('changes nothing when it is told again', () => {
  const rows = [row({}), row({ headingBrand: 'Pampa Fit' })];
  const told = withDefaultBrand(rows, 'Delta');
  expect(withDefaultBrand(told, 'Delta')).toEqual(told);
  expect(rows[0]?.headingBrand).toBeUndefined();
});
