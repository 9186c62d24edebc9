import { expect, it } from 'vitest';
import type { ListRow } from '../list/list-row.ts';
import { markCutOffNames, withoutSupplierCodes } from './names-as-printed.ts';

const row = (text: string): ListRow => {
  const none = { notes: [], brandCell: undefined, headingBrand: undefined, section: undefined };
  return { index: 0, text, line: text, price: 1, ...none };
};

it('leaves codes out where most rows begin with one, never sizes', () => {
  const texts = (...rows: string[]) => withoutSupplierCodes(rows.map((text) => row(text))).map(({ text }) => text);
  expect(texts('A-10 WHEY', '1520 ZINC', '360GR BCAA')).toEqual(['WHEY', 'ZINC', '360GR BCAA']);
  expect(texts('A-10 WHEY', 'ZINC', 'BCAA')).toEqual(['A-10 WHEY', 'ZINC', 'BCAA']);
});

it('marks names that a column cuts off', () => {
  const texts = (...rows: string[]) => markCutOffNames(rows.map((text) => row(text))).map(({ text }) => text);
  const cut = ['CREATINA MONOHIDRATO M', 'PROTEINA VEGETAL VAINI', 'MULTIVITAMINICO HOMBRE'];
  expect(texts(...cut, 'ZINC')).toEqual([...cut.map((text) => `${text}.`), 'ZINC']);
  // A number is whole, or another one.
  expect(texts(...cut, 'BARRA COCO CAJA X 12 U', 'BARRA MANI DISPLAY X12').at(-1)).toBe('BARRA MANI DISPLAY X12');
  expect(texts(...cut.slice(1), 'ZINC')).toEqual([...cut.slice(1), 'ZINC']);
});
