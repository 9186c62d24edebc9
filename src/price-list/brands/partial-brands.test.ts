import { expect, it } from 'vitest';
import type { ListRow } from '../list/list-row.ts';
import { brandOfCell, toBrandNames } from './brand-names.ts';
import { withPartialBrands } from './partial-brands.ts';

const SHOP = ['Titanio Labs', 'Pampa Fit', 'Mega Nutrition'];
const brands = toBrandNames(SHOP);
const row = (text: string, more: Partial<ListRow> = {}): ListRow => {
  const none = { notes: [], brandCell: undefined, headingBrand: undefined, section: undefined };
  return { index: 0, text, line: text, price: 1, ...none, ...more };
};
const brandsOf = (...rows: (string | ListRow)[]) =>
  withPartialBrands(
    rows.map((one) => (typeof one === 'string' ? row(one) : one)),
    brands,
  ).map(({ brandCell }) => brandCell);

const LAST = ['Creatina 300 g TITANIO', 'Whey 1 kg TITANIO', 'Zinc 60 caps PAMPA', 'Omega 60 caps PAMPA'];

it('tells brands cut short at one end of the names, where the list does so with several', () => {
  const [titanio, pampa] = ['Titanio Labs', 'Pampa Fit'];
  expect(brandsOf(...LAST, 'BCAA 300 g')).toEqual([titanio, titanio, pampa, pampa, undefined]);
  const first = ['TITANIO Creatina', 'TITANIO Whey', 'PAMPA Zinc', 'PAMPA Omega'];
  expect(brandsOf(...first)).toEqual([titanio, titanio, pampa, pampa]);
});

it('tells them within the names as well, before sizes and remarks', () => {
  const rows = ['Creatina TITANIO 300 g', 'Whey Titanio polvo 1 kg', 'Zinc pampa 60 caps', 'Soga Pampa c/ruleman'];
  expect(brandsOf(...rows, 'Gel Titanio de Pampa', 'BCAA 300 g')).toEqual([
    'Titanio Labs',
    'Titanio Labs',
    'Pampa Fit',
    'Pampa Fit',
    undefined,
    undefined,
  ]);
});

it('takes them for words of names in two rows, of one brand, or in few of many rows', () => {
  const none = (rows: string[]) => expect(brandsOf(...rows).every((brand) => brand === undefined)).toBe(true);
  none(LAST.slice(0, 2));
  none(['Creatina PAMPA', 'Whey PAMPA', 'Zinc PAMPA', 'Omega PAMPA']);
  none([...LAST, ...Array.from({ length: 50 }, (_, index) => `BCAA ${index}`)]);
});

it('takes words of the names of products, and a name that is nothing else, for no brand', () => {
  const shop = toBrandNames(SHOP, (word) => word === 'mega');
  const read = (text: string) =>
    withPartialBrands(
      [...LAST, text].map((one) => row(one)),
      shop,
    ).at(-1)?.brandCell;
  expect(read('Whey MEGA')).toBeUndefined();
  expect(read('PAMPA')).toBeUndefined();
  expect(read('Whey PAMPA')).toBe('Pampa Fit');
});

it('leaves rows that have a brand already', () => {
  const told = [row('Gel PAMPA', { headingBrand: 'Mega Nutrition' }), row('Gel PAMPA', { brandCell: 'Otra' })];
  expect(brandsOf(...LAST, ...told).slice(4)).toEqual([undefined, 'Otra']);
});

it('stands above a heading that is none of the catalogue only where much of the list does so', () => {
  const under = row('Gel PAMPA', { headingBrand: null });
  const others = Array.from({ length: 20 }, (_, index) => `Remera ${index}`);
  expect(brandsOf(...LAST, under).at(-1)).toBe('Pampa Fit');
  expect(brandsOf(...LAST, ...others, under).at(-1)).toBeUndefined();
});

it('tells none where both ends name another', () => {
  const both = ['TITANIO Creatina', 'TITANIO Whey', 'PAMPA Zinc', 'PAMPA Omega', ...LAST, 'PAMPA Gel TITANIO'];
  expect(brandsOf(...both).at(-1)).toBeUndefined();
});

it('tells what stands in brackets in or behind the names, shortened or not, where it is a brand in most rows', () => {
  const names = [
    'Creatina 300 g [Titanio]',
    'Whey 1 kg [Pampa Fit]',
    'Zinc 60 caps (Titan)',
    'Gel (Mega)',
    'BCAA (Voltaje)',
  ];
  const read = withPartialBrands(
    names.map((text) => row(text)),
    brands,
  );
  expect(read.map(({ brandCell = '' }) => brandOfCell(brandCell, brands))).toEqual([
    'Titanio Labs',
    'Pampa Fit',
    'Titanio Labs',
    'Mega Nutrition',
    undefined,
  ]);
  expect(read.map(({ text }) => text)).toEqual(['Creatina 300 g', 'Whey 1 kg', 'Zinc 60 caps', 'Gel', 'BCAA']);
  expect(read.at(-1)?.brandCell).toBe('Voltaje');
  const few = [...names, ...Array.from({ length: 60 }, (_, index) => `Remera ${index}`)];
  expect(brandsOf(...few).every((brand) => brand === undefined)).toBe(true);
});

it('tells what stands in brackets also where it is one brand only', () => {
  const names = ['Creatina 300 g [Titanio]', 'Whey 1 kg (Titanio)', 'Zinc 60 caps (Titanio)', 'Gel'];
  expect(brandsOf(...names)).toEqual(['Titanio Labs', 'Titanio Labs', 'Titanio Labs', undefined]);
});

it('takes sizes in brackets for no brands', () => {
  const names = ['Creatina [Titanio] 300 g', 'Whey [Pampa Fit]', 'Zinc [Titanio]', 'Gel [Mega]', 'BCAA [60 caps]'];
  expect(brandsOf(...names).at(-1)).toBeUndefined();
});

it('knows brands at the ends by one of their words, or by its beginning', () => {
  const two = toBrandNames(['Toro Titanio', 'Flor Andina']);
  const rows = ['Creatina 300 g TITANIO', 'Whey 1 kg T. TITANIO', 'Zinc 60 caps F. ANDINA', 'Gel ANDINA', 'BCAA 300 g'];
  const read = withPartialBrands(
    rows.map((text) => row(text)),
    two,
  );
  const [titanio, andina] = ['Toro Titanio', 'Flor Andina'];
  expect(read.map(({ brandCell }) => brandCell)).toEqual([titanio, titanio, andina, andina, undefined]);
});

it('leaves the name without a brand of two words at its end', () => {
  const two = toBrandNames(['Toro Titanio', 'Flor Andina']);
  const rows = ['Creatina 300 g T. TITANIO', 'Whey 1 kg T. TITANIO', 'Zinc 60 caps F. ANDINA', 'Gel F. ANDINA'];
  const read = withPartialBrands(
    rows.map((text) => row(text)),
    two,
  );
  expect(read.map(({ text }) => text)).toEqual(['Creatina 300 g', 'Whey 1 kg', 'Zinc 60 caps', 'Gel']);
});
