import { expect, it } from 'vitest';
import { toBrandNames } from '../brands/brand-names.ts';
import { withRowBrands } from '../brands/row-brand.ts';
import type { ListRow } from '../list/list-row.ts';
import { normalizeProducts, normalizeRow } from './normalize.ts';

const wordsOf = (name: string, brand: string) => {
  const [ready] = normalizeProducts([{ id: 1, name, brand, category: '', price: 1, flavors: [] }]);
  return ready?.name.words.map(({ written }) => written);
};
const row = (text: string, more: Partial<ListRow> = {}): ListRow => {
  const none = { notes: [], brandCell: undefined, headingBrand: undefined, section: undefined };
  return { index: 0, text, line: text, price: 1, ...none, ...more };
};

it.each([
  ['Isolate Sport Creatina 300 g', 'Isolate Sport', ['creatina']],
  ['Delta Whey 1 kg', 'Delta Labs', ['delta', 'whey']],
  ['Delta Labs Whey 1 kg', 'Delta Labs', ['whey']],
  ['NUCLEO 9 NUCLEO BCAA 300 G', 'Núcleo 9', ['nucleo', 'bcaa']],
  ['WHEY & CO CLASSIC WHEY 1 KG', 'Whey & Co', ['classic', 'whey']],
])('%s of %s has the other words', (name, brand, words) => {
  expect(wordsOf(name, brand)).toEqual(words);
});

it('keeps the words of a product that is called as its brand is', () => {
  expect(wordsOf('Max Protein 1 kg', 'Max Protein Lab')).toEqual(['max', 'protein']);
  expect(wordsOf('Max Protein Lab Max Protein 1 kg', 'Max Protein Lab')).toEqual(['max', 'protein']);
  expect(wordsOf('Delta 60 caps', 'Delta')).not.toContain('caps');
});

it('takes the brand out of the names of rows as it is written', () => {
  const brands = toBrandNames(['Isolate Sport']);
  const [branded] = withRowBrands({ rows: [row('CREATINA ISOLATE SPORT 300 G')], titles: [] }, brands).map(
    normalizeRow,
  );
  const { brand, name } = branded ?? expect.fail();
  expect([brand, ...name.words.map(({ text }) => text)]).toEqual(['Isolate Sport', 'creatina']);
});

it('takes a row of combos for a combo, and the pieces from the small print', () => {
  const given = { brand: undefined, isUnsure: false };
  expect(normalizeRow({ ...given, row: row('WHEY + CREATINA', { section: 'combos' }) }).name.combo).toBe(true);
  const { name } = normalizeRow({ ...given, row: row('CAFEINA 200 MG', { notes: ['x 60 comp'] }) });
  expect(name.quantities).toMatchObject([
    { kind: 'dose', amount: 200 },
    { kind: 'tablets', amount: 60 },
  ]);
});
