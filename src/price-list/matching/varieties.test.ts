import { describe, expect, it } from 'vitest';
import type { ListRow } from '../list/list-row.ts';
import { GARMENT_SIZES, STOP_WORDS } from '../text/word-forms.ts';
import { normalizeRow } from './normalize.ts';
import { expandVarieties } from './varieties.ts';

const expand = (text: string, ...notes: string[]) => {
  const none = { brandCell: undefined, headingBrand: undefined, section: undefined };
  const row: ListRow = { index: 0, text, notes, line: text, price: 1, ...none };
  return expandVarieties(normalizeRow({ row, brand: undefined, isUnsure: false }));
};
const flavors = (...given: Parameters<typeof expand>) =>
  expand(...given).map(({ name, noted }) => [...name.words.map(({ text }) => text), ...noted].join(' '));

describe('flavors in a name', () => {
  it.each<[name: string, each: string[]]>([
    ['Whey Dorada 1 kg - Banana - Frutilla - Vainilla', ['banana', 'frutilla', 'vainilla']],
    ['Whey Dorada 1 kg: chocolate, vainilla, cookies & cream', ['chocolate', 'vainilla', 'cookies + cream']],
    ['Whey Dorada 1 kg limón o sandía', ['limon', 'sandia']],
    ['Whey Dorada 1 kg liviana o densa', ['liviana', 'densa']],
    ['Whey Dorada chocolate / dulce de leche', ['chocolate', 'dulce leche']],
  ])('are one of each: %s', (name, each) => {
    const words = expand(name).map((one) =>
      one.name.words.map(({ text }) => text).filter((text) => !STOP_WORDS.has(text)),
    );
    expect(words.map(([first, second]) => [first, second])).toEqual(each.map(() => ['whey', 'dorada']));
    expect(words.map((all) => all.slice(2).join(' '))).toEqual(each);
  });

  it.each([
    'Whey Dorada 1 kg',
    'Whey Dorada 1 kg vainilla',
    'Gel naranja mango',
    'Whey dulce de leche 1 kg',
    'Zinc, magnesio y calcio',
  ])('are not listed in «%s»', (name) => {
    expect(expand(name)).toEqual([]);
  });
});

it('has one for each flavor of the small print', () => {
  expect(flavors('Whey Dorada 1 kg', 'Limón y sandía')).toEqual(['whey dorada limon', 'whey dorada sandi']);
  expect(flavors('Whey Dorada 1 kg', 'Vainilla', 'Chocolate')).toEqual([
    'whey dorada vainill',
    'whey dorada chocolate',
  ]);
  expect(flavors('Whey Dorada 1 kg', 'Dulce de leche y limón')).toEqual([
    'whey dorada dulce leche',
    'whey dorada limon',
  ]);
  expect(expand('Whey Dorada 1 kg', 'Vainilla')).toEqual([]);
  expect(expand('Whey Dorada 1 kg', 'consultar stock', 'nuevo')).toEqual([]);
});

it('leaves what the product is made of before its first flavor', () => {
  const names = flavors('Pasta de maní banana, chocolate, limón');
  expect(names).toEqual(['pasta de mani banana', 'pasta de mani chocolate', 'pasta de mani limon']);
});

it('has one for each size of a garment, and leaves its name', () => {
  const sizes = expand('Guantes T. S, M y L');
  expect(sizes.map(({ name }) => name.quantities.map(({ amount }) => GARMENT_SIZES[amount]))).toEqual([
    ['s'],
    ['m'],
    ['l'],
  ]);
  expect(sizes.every(({ name }) => name.words[0]?.text === 'guantes')).toBe(true);
  expect(expand('Guantes talle M')).toEqual([]);
  expect(expand('Guantes T:M')).toEqual([]);
  expect(expand('Guantes (par)', 'talles M · L').map(({ name }) => name.quantities)).toEqual(
    expand('Guantes T. M y L').map(({ name }) => name.quantities),
  );
});
