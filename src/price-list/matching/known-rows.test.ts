import { expect, it } from 'vitest';
import type { ListRow } from '../list/list-row.ts';
import { createKnownRowTest } from './known-rows.ts';

const product = { id: 1, category: 'Creatinas', price: 3_000_000, flavors: [] };
const sells = createKnownRowTest([
  { ...product, name: 'Creatina Monohidrato 300 g', brand: 'Pampa Fit' },
  { ...product, id: 2, name: 'Zinc 60 cápsulas', brand: 'Delta' },
]);
const row = (text: string, headingBrand: ListRow['headingBrand']): ListRow => {
  const common = { index: 0, notes: [], brandCell: undefined, section: undefined, price: 945_000 };
  return { ...common, text, line: text, headingBrand };
};

it('tells whether the catalogue has what a row calls, of the brand that it stands under', () => {
  expect(sells(row('CREAT. MONOH. X 300 GRS', 'Pampa Fit'))).toBe(true);
  expect(sells(row('CREAT. MONOH. X 300 GRS', 'Delta'))).toBe(false);
  expect(sells(row('CREAT. MONOH. X 500 GRS', 'Pampa Fit'))).toBe(false);
  expect(sells(row('CREAT. MONOH. X 300 GRS', null))).toBe(false);
});
