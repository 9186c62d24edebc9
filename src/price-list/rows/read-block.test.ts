import { expect, it } from 'vitest';
import { toBrandNames } from '../brands/brand-names.ts';
import { NO_SECTION } from '../headings/section.ts';
import type { Line } from '../page/cell.ts';
import { type TextSpec, toTestLines } from '../page/test-cells.ts';
import { readStyles } from '../styles/text-styles.ts';
import { type BlockState, readBlock } from './read-block.ts';

const terms = { brands: toBrandNames(['Pampa Fit']), categoryWords: new Set<string>() };
const START: BlockState = { section: NO_SECTION, header: [], left: 0, brand: undefined, kinds: false, rows: 0 };

const read = (texts: readonly TextSpec[], before = START) => readLines(toTestLines(...texts), before);

function readLines(lines: readonly Line[], before = START) {
  const given = { terms, styles: readStyles(lines, terms), slots: new Set<string>(), legend: new Map(), before };
  const { rows, after } = readBlock(lines, given);
  return { rows, brands: rows.map(({ brandCell }) => brandCell), after: { ...after, rows: rows.length } };
}

const row = (y: number, name: string): TextSpec[] => [
  [100, y, name],
  [200, y, '$ 9.450'],
];
const headers = (...texts: string[]): TextSpec[] => texts.map((text, index) => [100 * index + 5, 10, text]);
const three = [...row(30, 'Zinc'), ...row(42, 'Whey'), ...row(54, 'Omega')];
const branded: TextSpec[] = [[5, 30, 'ENU'], ...headers('Marca', 'Producto', 'Precio'), ...three];
const first = read(branded.toSorted(([, a], [, b]) => a - b));

it('tells a brand that is printed once to the rows below it', () => {
  expect(first.brands).toEqual(['ENU', 'ENU', 'ENU']);
});

it('carries it to a page with a header for brands and nothing under it', () => {
  expect(read(three, first.after).brands).toEqual(['ENU', 'ENU', 'ENU']);
  const again = [...headers('Marca', 'Producto', 'Precio'), ...three];
  expect(read(again, first.after).brands).toEqual(['ENU', 'ENU', 'ENU']);
});

it('carries none to a page with other headers, nor without a brand before', () => {
  expect(read([...headers('Código', 'Producto', 'Precio'), ...three], first.after).brands).toEqual(
    Array(3).fill(undefined),
  );
  expect(read(three).brands).toEqual(Array(3).fill(undefined));
});

it('tells the flavors between a name and its sizes to each of them', () => {
  const size = (y: number, text: string): TextSpec[] => [
    [5, y, text],
    [200, y, '$ 9.450'],
  ];
  const { rows } = read([
    ...[10, 22, 34, 46].flatMap((y, index) => size(y, `Creatina Monohidrato x ${index + 1} kg`)),
    [5, 62, 'Pre Entreno'],
    [5, 70, 'Limón · Uva', 6],
    ...size(82, '200 g'),
    ...size(94, '300 g'),
  ]);
  expect(rows.slice(4).map(({ text, notes }) => [text, notes])).toEqual([
    ['Pre Entreno 200 g', ['Limón · Uva']],
    ['Pre Entreno 300 g', ['Limón · Uva']],
  ]);
});

it('keeps the names of prices below headers that name none', () => {
  const priced = (y: number): TextSpec[] => [
    [5, y, 'Zinc quelado x 60 comprimidos'],
    [200, y, '$ 9.450'],
    [300, y, '$ 14.200'],
  ];
  const named: TextSpec[] = [
    [5, 10, 'Producto'],
    [200, 10, 'Mayorista'],
    [300, 10, 'Público'],
  ];
  const total: TextSpec[] = [
    [5, 42, 'Total rubro'],
    [60, 42, 'unidades'],
  ];
  const { rows } = read([...named, ...priced(30), ...total, ...priced(54), ...priced(66)]);
  expect(rows.map(({ price }) => price)).toEqual([14_200_00, 14_200_00, 14_200_00]);
});

it('carries headers that are sizes only to rows with prices below them', () => {
  const sized: TextSpec[] = [...headers('', 'Producto', '60 caps').slice(1), ...row(30, 'Zinc'), ...row(42, 'Whey')];
  const { after } = read(sized);
  const names = (texts: TextSpec[]) => read(texts, after).rows.map(({ text }) => text);
  expect(names(three)).toEqual(['Zinc 60 caps', 'Whey 60 caps', 'Omega 60 caps']);
  expect(names(three.map(([left, ...text]) => [left === 200 ? 300 : left, ...text]))).toEqual([
    'Zinc',
    'Whey',
    'Omega',
  ]);
});

it('takes a column of kinds with brands of the catalogue in it for one of brands', () => {
  const lines = ['Pampa Fit', 'Pampa Fit', 'Athlon'].flatMap((brand, at): TextSpec[] => [
    [5, 30 + 12 * at, brand],
    ...row(30 + 12 * at, `Zinc ${brand}`),
  ]);
  expect(read([...headers('Línea', 'Producto', 'Precio'), ...lines]).brands).toEqual([
    'Pampa Fit',
    'Pampa Fit',
    'Athlon',
  ]);
});

it('reads the prices under a line that names every column by that line alone', () => {
  const other: TextSpec[] = [
    [205, 2, 'Público'],
    [305, 2, 'Mayorista'],
  ];
  const rows = [30, 42, 54].flatMap((y): TextSpec[] => [
    [5, y, 'Zinc'],
    [200, y, '$ 6.100'],
    [300, y, '$ 9.450'],
  ]);
  const own: TextSpec[] = [
    [5, 12, 'Producto'],
    [205, 12, 'Mayorista'],
    [305, 12, 'Público'],
  ];
  expect(read([...other, ...own, ...rows]).rows.map(({ price }) => price)).toEqual([945000, 945000, 945000]);
});

it('takes it for one of brands on later pages, too, where none of the catalogue stands', () => {
  const page = (brand: string): TextSpec[] => [
    ...headers('Línea', 'Producto', 'Precio'),
    ...[30, 42, 54].flatMap((y): TextSpec[] => [[5, y, brand], ...row(y, 'Zinc')]),
  ];
  expect(read(page('Athlon')).brands).toEqual(Array(3).fill(undefined));
  expect(read(page('Athlon'), read(page('Pampa Fit')).after).brands).toEqual(Array(3).fill('Athlon'));
});

it('takes the only brand of many rows for one where a header of brands stands over it', () => {
  const many = Array.from({ length: 24 }, (_, at): TextSpec[] => [
    [5, 30 + 12 * at, `${1000 + at}`],
    [180, 30 + 12 * at, `Zinc ${at}`],
    [300, 30 + 12 * at, '$ 9.450'],
  ]).flat();
  const brand: TextSpec = [90, 30 + 12 * 10, 'ATHLON'];
  const top: TextSpec[] = [
    [5, 10, 'Código'],
    [90, 10, 'Marca'],
    [180, 10, 'Producto'],
    [300, 10, 'Precio'],
  ];
  const texts = [...top, ...many, brand].toSorted(([a, y], [b, other]) => y - other || a - b);
  const { brands } = read(texts, { ...START, brand: 'Pampa Fit' });
  expect(brands.slice(8, 12)).toEqual(['Pampa Fit', 'Pampa Fit', 'ATHLON', 'ATHLON']);
});

it('takes a name with a brand above all boxes for a title, between them for a product without a price', () => {
  const box = (top: number) => ({ left: 0, right: 100, top, bottom: top + 50 });
  const price = { price: 945000, title: '', score: 0, offers: [] };
  const card = { ...price, name: 'Zinc', texts: [], brand: undefined, printed: 'Zinc' };
  const cards = [100, 200].map(
    (top): Line => ({ y: top, cells: toTestLines([0, top, 'Zinc'])[0]?.cells ?? [], card: { ...card, box: box(top) } }),
  );
  const headed = (y: number) =>
    readLines([...toTestLines([0, y, 'Distribuidora El Sol - Pampa Fit', 14]), ...cards].toSorted((a, b) => a.y - b.y));
  expect(headed(20).rows.map(({ headingBrand }) => headingBrand)).toEqual(['Pampa Fit', 'Pampa Fit']);
  expect(headed(170).rows.map(({ headingBrand }) => headingBrand)).toEqual([undefined, null]);
});

it('ends combos at the next kind of product, also where headings stand over the brands', () => {
  const accessories: TextSpec = [5, 66, 'Accesorios'];
  const { rows } = read(
    [...branded, [5, 20, 'Combos'] as const, accessories, ...row(78, 'Soga')].toSorted(([, a], [, b]) => a - b),
  );
  expect(rows.map(({ section }) => section)).toEqual(['combos', 'combos', 'combos', undefined]);
});

it('takes what is larger than the headings with brands for a title', () => {
  const brand: TextSpec = [100, 20, 'Pampa Fit', 10, 'f2'];
  const title: TextSpec = [100, 70, 'Distribuidora Ejemplo', 16, 'f2'];
  const { rows } = read([brand, ...three, title, ...row(90, 'Soga')]);
  expect(rows.map(({ headingBrand }) => headingBrand)).toEqual(Array(4).fill('Pampa Fit'));
});
