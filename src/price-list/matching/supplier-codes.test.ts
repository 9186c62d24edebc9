import { expect, it } from 'vitest';
import type { ListRow } from '../list/list-row.ts';
import { withoutSupplierCodes } from './match-list.ts';

const row = (text: string): ListRow => {
  const none = { notes: [], brandCell: undefined, headingBrand: undefined, section: undefined };
  return { index: 0, text, line: text, price: 1, ...none };
};

it('leaves codes out where most rows begin with one, never sizes', () => {
  const texts = (...rows: string[]) => withoutSupplierCodes(rows.map((text) => row(text))).map(({ text }) => text);
  expect(texts('A-10 WHEY', '[1520-1] ZINC', '360GR BCAA')).toEqual(['WHEY', 'ZINC', '360GR BCAA']);
  expect(texts('003011 WHEY', '500 GRS BCAA')).toEqual(['WHEY', '500 GRS BCAA']);
  expect(texts('A-10 WHEY', 'ZINC', 'BCAA')).toEqual(['A-10 WHEY', 'ZINC', 'BCAA']);
});
