import { describe, expect, it } from 'vitest';
import type { ListRow } from '../list/list-row.ts';
import { brandsOf, toBrandNames } from './brand-names.ts';
import { findRowBrand, findSoleBrand, withRowBrands } from './row-brand.ts';

const brands = toBrandNames(['Delta', 'Titanio Labs', 'Pampa Fit']);
const row = (text: string, more: Partial<ListRow> = {}): ListRow => {
  const none = { notes: [], brandCell: undefined, headingBrand: undefined, section: undefined };
  return { index: 0, text, line: text, price: 1, ...none, ...more };
};

describe('the brand of a row', () => {
  it.each<[string, Partial<ListRow>, string | undefined, string | null | undefined]>([
    ['Whey Delta 1 kg', {}, undefined, 'Delta'],
    ['Whey 1 kg', { brandCell: 'TITANIO' }, undefined, 'Titanio Labs'],
    ['Whey 1 kg', { headingBrand: 'Delta' }, undefined, 'Delta'],
    ['Whey 1 kg', {}, 'Pampa Fit', 'Pampa Fit'],
    ['Whey 1 kg', {}, undefined, undefined],
    // Its own cell says more than its name, its name more than the title.
    ['Whey Delta 1 kg', { brandCell: 'Pampa Fit' }, undefined, 'Pampa Fit'],
    ['Whey Delta 1 kg', {}, 'Pampa Fit', 'Delta'],
    ['Whey 1 kg', { headingBrand: 'Delta' }, 'Pampa Fit', 'Delta'],
    ['Whey 1 kg', { brandCell: ' ' }, 'Pampa Fit', 'Pampa Fit'],
    ['Chía 1 kg', { brandCell: 'S/M' }, 'Pampa Fit', ''],
    ['Chía 1 kg', { headingBrand: '' }, 'Pampa Fit', ''],
    ['Whey Delta 1 kg', { headingBrand: 'Delta' }, undefined, 'Delta'],
    ['Whey Delta 1 kg', { headingBrand: null }, undefined, 'Delta'],
    ['Whey Delta 1 kg', { headingBrand: 'Pampa Fit' }, undefined, 'Delta'],
  ])('%s, %j, titled %s: %s', (text, more, title, brand) => {
    expect(findRowBrand(row(text, more), { brands, title })).toBe(brand);
  });

  it.each<[string, string, Partial<ListRow>]>([
    ['in the cell of its brand', 'Whey Delta 1 kg', { brandCell: 'Voltaje' }],
    ['in the heading above', 'Whey 1 kg', { headingBrand: null }],
    ['and several at once', 'Combo Delta y Pampa Fit', {}],
  ])('is none of the shop’s where it has one that says so %s', (_, text, more) => {
    expect(findRowBrand(row(text, more), { brands, title: 'Delta' })).toBeNull();
  });
});

it('is in doubt where one name contradicts the heading, not where several go on below it', () => {
  const unsure = (...names: string[]) => {
    const rows = names.map((text) => row(text, { headingBrand: 'Pampa Fit' }));
    return withRowBrands({ rows, titles: [] }, brands).map(({ isUnsure }) => isUnsure);
  };
  expect(unsure('Whey 1 kg', 'Zinc Delta 60 caps')).toEqual([false, true]);
  expect(unsure('Whey 1 kg', 'Zinc Delta 60 caps', 'Gel Delta 40 g', 'Maca Delta 150 g')).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

it('is the one that a name under a heading begins with, in doubt where it is shortened', () => {
  const rows = ['Whey 1 kg', 'Pampa Zinc', 'Pampa Gel', 'Pampa Maca'].map((text) =>
    row(text, { headingBrand: 'Delta' }),
  );
  const read = withRowBrands({ titles: [], rows }, toBrandNames(['Delta', 'Pampa Fit']));
  expect(read.map(({ brand, isUnsure }) => [brand, isUnsure])).toEqual([
    ['Delta', false],
    ['Pampa Fit', true],
    ['Pampa Fit', true],
    ['Pampa Fit', true],
  ]);
});

it('is that of the sender where nothing says another one, in doubt', () => {
  const rows = [row('Whey 1 kg'), row('Zinc Pampa Fit'), row('Gel 40 g', { headingBrand: null })];
  const read = (sender: string) =>
    withRowBrands({ titles: [], rows, sender }, brands).map(({ brand, isUnsure }) => [brand, isUnsure]);
  expect(read('Marcos Delta')).toEqual([
    ['Delta', true],
    ['Pampa Fit', false],
    [null, false],
  ]);
  expect(read('Marcos')[0]).toEqual([undefined, false]);
});

it('is what products of another brand are called only where nothing says that one', () => {
  const products = [
    { name: 'Hierro + Vitamina C', brand: 'Vitaluz' },
    { name: 'Masa 3 kg', brand: 'Hierro' },
  ];
  const brandUnder = (headingBrand: string | undefined) =>
    findRowBrand(row('Hierro + Vit. C x 30', { headingBrand }), { brands: brandsOf(products), title: undefined });
  expect(['Vitaluz', 'Hierro', undefined].map(brandUnder)).toEqual(['Vitaluz', 'Hierro', 'Hierro']);
});

describe('the brand of a whole list', () => {
  const brandOf = (titles: string[], ...rows: ListRow[]) => findSoleBrand({ titles, rows }, brands);

  it.each<[string, string[], string | undefined]>([
    ['the one in its titles', ['Lista de precios', 'DELTA - noviembre'], 'Delta'],
    ['the same in several', ['Delta', 'Página 2 - Delta'], 'Delta'],
    ['none of two', ['Delta', 'Pampa Fit'], undefined],
    ['none without a name', ['Lista mayorista'], undefined],
    ['none without titles', [], undefined],
  ])('is %s', (_, titles, brand) => {
    expect(brandOf(titles, row('Whey 1 kg'))).toBe(brand);
  });

  it('ends where a heading names another', () => {
    expect(brandOf(['Delta'], row('Whey', { headingBrand: 'Delta' }), row('Zinc', { headingBrand: null }))).toBe(
      'Delta',
    );
    expect(brandOf(['Delta'], row('Whey'), row('Zinc', { headingBrand: 'Pampa Fit' }))).toBeUndefined();
  });
});
