import { expect, it } from 'vitest';
import { toBrandNames } from '../brands/brand-names.ts';
import type { ColumnContent } from '../column-headers/column-content.ts';
import { textsOfCells, toTestLines } from '../page/test-cells.ts';
import { readStyles } from '../styles/text-styles.ts';
import { findHeaderCells } from './header-lines.ts';

const terms = { brands: toBrandNames(['Pampa Fit']), categoryWords: new Set<string>() };
const styles = { ...readStyles([], terms), rowSize: 9 };
/** Columns of a hundred points each, that hold these kinds of text. */
const columnsOf = (...kinds: ('name' | 'code' | 'price' | 'other')[]) =>
  kinds.map((kind, index) => {
    const label: ColumnContent = kind === 'price' ? { kind, score: 0 } : { kind };
    return { left: 100 * index, right: 100 * index + 90, title: '', label };
  });
const TWO = columnsOf('name', 'price', 'price');
const read = (columns: ReturnType<typeof columnsOf>, ...texts: string[]) => {
  const [line] = toTestLines(...texts.map((text, index) => [100 * index + 5, 10, text] as const));
  return line ? textsOfCells([{ cells: findHeaderCells(line, { columns, terms, styles }) }])[0] : undefined;
};

it('knows the column headers, also with a brand before them', () => {
  expect(read(TWO, 'Producto', 'Mayorista', 'PVP')).toBe('Producto | Mayorista | PVP');
  expect(read(TWO, 'Athlon', 'Mayorista', 'PVP')).toBe('Mayorista | PVP');
  expect(read(TWO, 'Athlon', 'Norte', 'Sur')).toBe('');
});

it('knows a brand before headers where names and prices share a column', () => {
  expect(read(columnsOf('price', 'price'), 'Pampa Fit', 'PVP')).toBe('PVP');
  const [line] = toTestLines([5, 10, 'Pampa Fit'], [60, 10, 'Mayorista'], [105, 10, 'PVP']);
  expect(
    line && textsOfCells([{ cells: findHeaderCells(line, { columns: columnsOf('price', 'price'), terms, styles }) }]),
  ).toEqual(['Mayorista | PVP']);
});

it('takes what stands over codes for their header, unless it reaches into the names', () => {
  const coded = columnsOf('code', 'name', 'price', 'price');
  const headers = (text: string, brands = styles.brands) => {
    const [line] = toTestLines([5, 10, text], [205, 10, 'Mayorista'], [305, 10, 'PVP']);
    return line
      ? textsOfCells([{ cells: findHeaderCells(line, { columns: coded, terms, styles: { ...styles, brands } }) }])[0]
      : undefined;
  };
  expect(headers('Interno')).toBe('Interno | Mayorista | PVP');
  expect(headers('Suplementos Sierra de los Andes')).toBe('Mayorista | PVP');
  expect(headers('Pampa Fit')).toBe('Mayorista | PVP');
  expect(headers('Enu', new Set(['f1 9 a']))).toBe('Mayorista | PVP');
});

it('takes one flavor for a header beside the header of a price, or beside a heading alone', () => {
  const columns = columnsOf('name', 'other', 'price');
  expect(read(columns, 'Gainers', 'Chocolate', 'Precio')).toBe('Precio | Chocolate');
  expect(read(columns, 'Gainers', 'Chocolate')).toBe('Chocolate');
  expect(read(columns, 'Gainers', 'Chocolate', 'Athlon')).toBe('');
});

it('takes brands over prices for headers where the catalogue has one of them', () => {
  expect(read(TWO, 'Producto', 'Pampa Fit', 'Athlon')).toBe('Marca: Pampa Fit | Marca: Athlon');
});

it('takes no line for headers that tells what holds for the whole list, nor a title over names and prices', () => {
  expect(read(TWO, 'Listas: 1 - Mayorista', 'Moneda: pesos', 'IVA: incluido')).toBe('');
  expect(read(columnsOf('price'), 'Lista de precios mayorista')).toBe('');
  expect(read(columnsOf('name', 'price'), '', 'Precio')).toBe('Precio');
});

it('takes words over several columns of prices beside a known header for headers, though nobody knows what they say', () => {
  expect(read(TWO, 'Producto', 'Norte', 'Sur')).toBe('Producto | Norte | Sur');
  expect(read(columnsOf('name', 'name', 'price'), 'Producto', 'Norte', 'Sur')).toBe('');
  expect(read(TWO, 'Producto', 'Norte', '$ 9.450')).toBe('');
  const [line] = toTestLines([5, 10, 'Producto'], [105, 10, 'Norte'], [150, 10, 'Sur']);
  expect(line && findHeaderCells(line, { columns: TWO, terms, styles }), 'two over one column').toEqual([]);
});
