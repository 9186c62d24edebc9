import { expect, it } from 'vitest';
import { toBrandNames } from '../brands/brand-names.ts';
import { findColumns } from '../columns/columns.ts';
import { type TextSpec, toTestLines } from '../page/test-cells.ts';
import { readStyles } from '../styles/text-styles.ts';
import { joinWrappedLines } from './wrapped-lines.ts';

const terms = { brands: toBrandNames(['Delta', 'Zonda Suplementos']), categoryWords: new Set<string>() };

/** Each part of the lines: its kind, what it says, its small print. */
function read(...texts: TextSpec[]): string[] {
  const lines = toTestLines(...texts);
  return joinWrappedLines(lines, { styles: readStyles(lines, terms), terms, columns: findColumns(lines) }).map(
    (part) => {
      if (part.kind === 'row') return ['row', part.printed, ...part.notes].join(': ');
      if (part.kind !== 'heading') return part.kind;
      return `${part.besideSizes ? 'beside sizes' : 'heading'}: ${part.text}`;
    },
  );
}
const row = (y: number, name: string): TextSpec[] => [
  [5, y, name],
  [200, y, '$ 9.450'],
];
const three = [...row(10, 'Whey 1 kg'), ...row(40, 'Zinc 60 caps'), ...row(70, 'Omega 60 caps')];

it('takes brackets and flavors below a product for its small print', () => {
  expect(read(...three, [5, 79, '(línea deportiva)'])[2]).toBe('row: Omega 60 caps $ 9.450: (línea deportiva)');
  expect(read(...three, [5, 79, 'Chocolate, Vainilla'])[2]).toBe('row: Omega 60 caps $ 9.450: Chocolate, Vainilla');
});

it('goes on with a name below flavors that are set as it is', () => {
  const wrapped: TextSpec[] = [...row(100, 'Proteína Vegana'), [5, 111, 'Dulce de Leche'], [5, 122, '900 g']];
  expect(read(...three, ...wrapped, ...row(136, 'Gel'))[3]).toBe('row: Proteína Vegana $ 9.450 900 g: Dulce de Leche');
});

it('takes brackets far below a product for something else', () => {
  expect(read(...three, [5, 130, '(línea deportiva)'])).toHaveLength(4);
});

it('takes a brand with an amount right above a row for the beginning of its name', () => {
  const above: TextSpec[] = [[5, 91, 'Delta barra proteica 40 g'], ...row(100, 'cookies and cream')];
  expect(read(...three, ...above)[3]).toBe('row: Delta barra proteica 40 g cookies and cream $ 9.450');
});

it('knows words in a line of headers that are nothing but sizes', () => {
  const priced = (y: number, name: string): TextSpec[] => [...row(y, name), [300, y, '$ 12.000']];
  const headers = (...texts: string[]): TextSpec[] => texts.map((text, index) => [100 + 100 * index, -10, text]);
  const rows = [...priced(10, 'Whey'), ...priced(22, 'Gainer')];
  expect(read([5, -10, 'Athlon'], ...headers('', '300 g', '500 g').slice(1), ...rows)[0]).toBe('beside sizes: Athlon');
  expect(read([5, -10, 'Athlon'], ...headers('', 'Mayorista', 'PVP').slice(1), ...rows)[0]).toBe('heading: Athlon');
});

it('takes what is set like names for the beginning of one where headings are set otherwise', () => {
  const rows = [...row(10, 'Whey 1 kg'), [5, 20, 'Athlon Suprema'] as const, ...row(30, 'Bebida Cítrica Polvo')];
  expect(read(...rows)[1]).toBe('heading: Athlon Suprema');
  expect(read([5, -20, 'DELTA', 12, 'f2'], ...rows)[2]).toBe('row: Athlon Suprema Bebida Cítrica Polvo $ 9.450');
});

it('takes what stands alone above headers for a heading, however small it is', () => {
  const headers = ['Producto', 'Precio', 'Stock'].map((text, index): TextSpec => [5 + 100 * index, 94, text]);
  expect(read(...three, [90, 82, 'Cerro Nevado'], ...headers, ...row(106, 'Gel')).at(-3)).toBe('heading: Cerro Nevado');
});

it('takes a unit alone for that of the number in which the name above it ends', () => {
  const next: TextSpec[] = [...row(100, 'Vitamina B12'), ...row(120, 'Taurina')];
  const above: TextSpec[] = [...three.slice(0, 4), ...row(70, 'Vitamina C 500 mg x 60')];
  expect(read(...above, [5, 85, 'comp'], ...next)[2]).toBe('row: Vitamina C 500 mg x 60 $ 9.450 comp');
  const branded: TextSpec[] = [...three.slice(0, 4), ...row(70, 'Avena x 400'), [100, 70, 'DELTA']];
  expect(read(...branded, [5, 85, 'gr'], ...next)[2]).toMatch(/^row: Avena x 400 .* gr$/);
  const boxed: TextSpec[] = [...three.slice(0, 4), ...row(70, 'Barra display x'), [5, 82, '12']];
  expect(read(...boxed, ...next)[2]).toBe('row: Barra display x $ 9.450 12');
});

it('takes a kind of product that is set like names for the end of one where headings are set otherwise', () => {
  const rows: TextSpec[] = [[5, -20, 'DELTA', 12, 'f2'], ...row(10, 'Guantes de'), [5, 22, 'Entrenamiento']];
  expect(read(...rows, ...row(50, 'Zinc'), ...row(70, 'Taurina'))[1]).toBe('row: Guantes de $ 9.450 Entrenamiento');
});

it('takes terms of sale for no part of the name above them', () => {
  expect(read(...three, [5, 82, 'Envíos gratis desde $ 150.000'])[2]).toBe('row: Omega 60 caps $ 9.450');
});

it('takes a size alone for that of the name above it, though it be set like headings', () => {
  const parts = read(...three, ...row(100, 'Pasta de maní con cacao'), [5, 112, '380 GRS'], ...row(124, 'Gel 40 g'));
  expect(parts[3]).toBe('row: Pasta de maní con cacao $ 9.450 380 GRS');
});

it('begins a name with what breaks off', () => {
  const combo: TextSpec[] = [[5, 82, 'Combo Whey 1 kg +'], ...row(94, 'Zinc 60 caps')];
  expect(read(...three, ...combo)[3]).toBe('row: Combo Whey 1 kg + Zinc 60 caps $ 9.450');
  const open: TextSpec[] = [[5, 82, 'Pudding 300 g (uva /'], ...row(94, 'limón)')];
  expect(read(...three, ...open)[3]).toBe('row: Pudding 300 g (uva / limón) $ 9.450');
});

it('goes on between two products as most names of the list do', () => {
  const below: TextSpec[] = [...row(100, 'Whey x'), [5, 112, '500 g'], ...row(124, 'Creatina con'), [5, 136, 'sodio']];
  const between: TextSpec[] = [...row(148, 'Ashwagandha Pura'), [5, 160, 'Montaña'], ...row(172, 'Taurina')];
  expect(read(...three, ...below, ...between)[5]).toBe('row: Ashwagandha Pura $ 9.450 Montaña');
});

it('takes flavors that say so for no heading', () => {
  const flavors: TextSpec = [5, 91, 'Sabores/variantes: Uva, Limón', 9, 'f2'];
  expect(read([5, -20, 'Delta', 12, 'f2'], ...three, flavors, ...row(100, 'Gel 40 g'))[4]).toBe('other');
});

it('takes a title in large letters for no headers, and a remark for no name', () => {
  expect(read([5, -30, 'Lista de precios mayorista', 16], ...three)[0]).not.toBe('header');
  expect(read([5, -2, 'Consultas: 11 5555-4321'], ...three).slice(0, 2)).toEqual(['other', 'row: Whey 1 kg $ 9.450']);
});

it('knows an unknown brand where brands are set as names are', () => {
  const typed: TextSpec[] = [[5, 100, 'Delta'], ...row(115, 'Gel 40 g'), [5, 145, 'Zenit Labs'], ...row(160, 'Soga')];
  expect(read(...three, ...typed)[5]).toBe('heading: Zenit Labs');
});

it('takes what goes on below the header of one column for a header, too, and for no heading', () => {
  const headers: TextSpec[] = [
    [5, -20, 'Producto', 9, 'f2'],
    [150, -20, 'Unidades por', 9, 'f2'],
    [220, -20, 'Precio', 9, 'f2'],
    [160, -9, 'bulto', 9, 'f2'],
  ];
  const boxed = [10, 40, 70].flatMap((y): TextSpec[] => [
    [5, y, 'Whey'],
    [160, y, '12'],
    [220, y, '$ 9.450'],
  ]);
  expect(read(...headers, ...boxed)).toEqual(['header', 'header', ...Array(3).fill('row: Whey 12 $ 9.450')]);
});

it('takes a brand with a name for the beginning of one that goes on further in', () => {
  const wrapped: TextSpec[] = [
    [5, 82, 'Delta Gainer Kraken'],
    [14, 94, 'vainilla'],
    [200, 94, '$ 9.450'],
  ];
  expect(read(...three, ...wrapped).slice(3)).toEqual(['row: Delta Gainer Kraken vainilla $ 9.450']);
  const below = wrapped.map(([left, y, text]): TextSpec => (left === 14 ? [5, y, 'Omega 3'] : [left, y, text]));
  expect(read(...three, ...below).slice(3)).toEqual(['heading: Delta Gainer Kraken', 'row: Omega 3 $ 9.450']);
});

it('takes a name that ends in the number of a size for the beginning of one, wherever it goes on', () => {
  const wrapped: TextSpec[] = [
    [5, 82, 'Delta Gainer Kraken 1500'],
    [5, 94, 'gr.'],
    [200, 94, '$ 9.450'],
  ];
  expect(read(...three, ...wrapped).slice(3)).toEqual(['row: Delta Gainer Kraken 1500 gr. $ 9.450']);
});

it('takes a brand in capitals below a name for its end where brands stand behind names', () => {
  const branded = Array.from({ length: 6 }, (_, index) => row(10 + 15 * index, 'Zinc x 60 caps DELTA')).flat();
  const below: TextSpec[] = [...row(100, 'Magnesio x 60 caps'), [5, 110, 'DELTA'], ...row(125, 'Gel x 40 g')];
  expect(read(...branded, ...below, [5, 135, 'ZENIT LABS'], ...row(150, 'Taurina DELTA')).slice(6)).toEqual([
    'row: Magnesio x 60 caps $ 9.450 DELTA',
    'row: Gel x 40 g $ 9.450 ZENIT LABS',
    'row: Taurina DELTA $ 9.450',
  ]);
});

it('takes a brand above a row for the beginning of its name where names begin with brands', () => {
  const branded = Array.from({ length: 4 }, (_, index) => row(10 + 15 * index, 'Delta Zinc x 60 caps')).flat();
  const above: TextSpec[] = [
    [5, 70, 'DELTA WHEY'],
    ...row(82, 'Protein 1 kg'),
    [5, 94, 'Delta'],
    ...row(106, 'Gel 40 g'),
  ];
  expect(read(...branded, ...above).slice(4)).toEqual([
    'row: DELTA WHEY Protein 1 kg $ 9.450',
    'row: Delta Gel 40 g $ 9.450',
  ]);
  expect(read(...branded, [5, 70, 'Delta'], ...row(82, 'Delta Gel 40 g'))[4]).toBe('heading: Delta');
});

it('takes what is set as names over sizes are for a name, though it may be a kind of product and its brand', () => {
  const product = (y: number, name: string, size = 'x 60 caps'): TextSpec[] => [
    [5, y, name, 9, 'f2'],
    ...row(y + 10, size),
  ];
  const names = ['Zinc', 'Omega', 'Gel'].flatMap((name, index) => product(30 * index, name));
  expect(read(...names, ...product(90, 'Creatina Delta', 'x 300 g Choolate')).at(-1)).toBe(
    'row: Creatina Delta x 300 g Choolate $ 9.450',
  );
  expect(read(...product(90, 'Creatina Delta', 'x 300 g Choolate'))[0]).toBe('heading: Creatina Delta');
});

it('goes on with a name over several lines that stand together, nearer to its price than to the next one', () => {
  const texts: TextSpec[] = [...row(100, 'Andes Fit'), [5, 110, 'Citrulina Malato'], [5, 120, 'Vortex']];
  expect(read(...three, ...texts, ...row(134, 'Gel 40 g'))[3]).toBe('row: Andes Fit $ 9.450 Citrulina Malato Vortex');
});

it('goes on with a brand that a name breaks off in, whatever its further word means', () => {
  const broken: TextSpec[] = [...row(100, 'Creatina 300 g Zonda'), [5, 110, 'Suplementos']];
  expect(read(...three, ...broken, ...row(120, 'Gel 40 g'))[3]).toBe('row: Creatina 300 g Zonda $ 9.450 Suplementos');
  expect(read(...three, ...row(100, 'Creatina 300 g'), [5, 110, 'Suplementos'], ...row(124, 'Gel'))[3]).not.toContain(
    '9.450 Suplementos',
  );
});

it('takes a text in stars for a heading, though it be set as names are', () => {
  expect(read(...three, [5, 82, '*Athlon Labs:*'], ...row(94, 'Gel 40 g'))[3]).toBe('heading: *Athlon Labs:*');
});

it('takes what stands over a kind of product, both set as brands are, for a heading', () => {
  const texts: TextSpec[] = [
    [5, -2, 'Delta'],
    ...three,
    [5, 82, 'Athlon Labs'],
    [5, 94, 'Vitaminas'],
    ...row(106, 'Gel 40 g'),
  ];
  expect(read(...texts)[4]).toBe('heading: Athlon Labs');
});
