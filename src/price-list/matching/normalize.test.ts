import { expect, it } from 'vitest';
import { toBrandNames } from '../brands/brand-names.ts';
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
  ['Creatina Oro Verde 300 g', 'Oro Verde Foods', ['creatina']],
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
  expect(wordsOf('Max Protein Whey 1 kg', 'Max Protein Lab')).toEqual(['whey']);
  expect(wordsOf('Delta 60 caps', 'Delta')).not.toContain('caps');
});

it('takes the brand out of the names of rows as it is written', () => {
  const given = { brands: toBrandNames(['Isolate Sport']), title: undefined };
  const { brand, name } = normalizeRow(row('CREATINA ISOLATE SPORT 300 G'), given);
  expect([brand, ...name.words.map(({ text }) => text)]).toEqual(['Isolate Sport', 'creatina']);
});

it('takes a row of combos for a combo, and the pieces from the small print', () => {
  const given = { brands: toBrandNames([]), title: undefined };
  expect(normalizeRow(row('WHEY + CREATINA', { section: 'combos' }), given).name.combo).toBe(true);
  const { name } = normalizeRow(row('CAFEINA 200 MG', { notes: ['x 60 comp'] }), given);
  expect([name.quantities.dose, name.quantities.tablets]).toEqual([[200], [60]]);
});

it('takes varieties in brackets for small print', () => {
  const given = { brands: toBrandNames([]), title: undefined };
  const { name, noted } = normalizeRow(row('GRANOLA KETO 300 G (COCO/ALMENDRA)'), given);
  expect([name.words.map(({ text }) => text), noted.size]).toEqual([['granola', 'keto'], 2]);
});

it.each<[why: string, name: string, others: string[], omissible: string[]]>([
  ['that tell it from no other', 'Creatina Monohidrato 300 g', ['Zinc 60 caps'], ['creatina', 'monohidrato']],
  ['but not those that tell it from a sibling', 'Whey Dorado 1 kg', ['Whey Plata 1 kg'], ['whey']],
  ['nor those that a sibling lacks', 'Whey Dorado 1 kg', ['Whey 1 kg'], ['whey']],
  ['nor the only one that tells a product', 'Whey 1 kg', ['Zinc 60 caps'], []],
  ['nor the one beside flavors or short words', 'Gel Vainilla Iso 40 g', ['Zinc 60 caps'], []],
])('knows the words that a row may lack of a product, %s', (_why, name, others, omissible) => {
  const [ready] = normalizeProducts(
    [name, ...others].map((one, id) => ({ id, name: one, brand: 'Delta', category: '', price: 1, flavors: [] })),
  );
  expect([...(ready?.given.omissible ?? [])].toSorted()).toEqual(omissible);
});

it('lets a row lack no word without which a product of another brand is called so', () => {
  const products = [
    { id: 1, name: 'Whey Dorado 1 kg', brand: 'Delta', category: '', price: 1, flavors: [] },
    { id: 2, name: 'Whey 1 kg', brand: 'Athlon', category: '', price: 1, flavors: [] },
  ];
  expect([...(normalizeProducts(products)[0]?.given.omissible ?? [])]).toEqual(['whey']);
});
