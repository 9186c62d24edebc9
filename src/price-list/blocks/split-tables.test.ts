import { expect, it } from 'vitest';
import { type TextSpec, textsOfCells, toTestLines } from '../page/test-cells.ts';
import { splitTables } from './split-tables.ts';

const headers = (y: number, ...texts: string[]): TextSpec[] => texts.map((text, index) => [5 + 100 * index, y, text]);
const row = (y: number, name: string): TextSpec[] => [
  [5, y, name],
  [105, y, '$ 9.450'],
];
const read = (...texts: TextSpec[][]) => splitTables(toTestLines(...texts.flat())).map(textsOfCells);

it('parts a block where headers of other columns begin', () => {
  expect(
    read(headers(10, 'Producto', 'PVP'), row(22, 'Whey'), headers(60, 'Artículo', 'Mayorista'), row(72, 'Zinc')),
  ).toEqual([
    ['Producto | PVP', 'Whey | $ 9.450'],
    ['Artículo | Mayorista', 'Zinc | $ 9.450'],
  ]);
});

it('keeps a table together where its own headers come again', () => {
  const again = headers(60, 'Producto', 'PVP');
  expect(read(headers(10, 'Producto', 'PVP'), row(22, 'Whey'), again, row(72, 'Zinc'))).toHaveLength(1);
});

it('keeps headers over several lines together, and with what stands above the first row', () => {
  expect(read(headers(10, 'Producto', 'Precio'), headers(20, 'Detalle', 'Público'), row(32, 'Whey'))).toHaveLength(1);
  expect(read([[5, 10, 'Noviembre']], headers(60, 'Producto', 'PVP'), row(72, 'Whey'))).toHaveLength(1);
});

it('takes a brand before headers, but no row, for a line of headers', () => {
  expect(read(row(10, 'Whey'), headers(60, 'Cóndor', 'Unidad', 'Caja'))).toHaveLength(2);
  expect(read(row(10, 'Whey'), [...headers(60, 'Unidad', 'Caja'), [205, 60, '$ 9.450']])).toHaveLength(1);
});

it('takes round prices for prices, not for headers', () => {
  const zinc: TextSpec[] = [...row(72, 'Zinc'), [205, 72, '$ 12.000']];
  const round = zinc.map(([x, y, text]): TextSpec => [x, y, text.replace('9.450', '9.000')]);
  expect(read(headers(10, 'Producto', 'Mayorista', 'PVP'), row(40, 'Whey'), round)).toHaveLength(1);
});

it('takes neither signs alone, nor sizes right under a row, for headers', () => {
  expect(read(row(22, 'Whey'), headers(60, '$', '$'), row(72, 'Zinc'))).toHaveLength(1);
  expect(read(row(22, 'Whey'), headers(32, '300 g', 'Vainilla'), row(72, 'Zinc'))).toHaveLength(1);
  expect(read(row(22, 'Whey'), headers(60, '300 g', 'Vainilla'), row(72, 'Zinc'))).toHaveLength(2);
});

it('leaves a heading right above headers to the table below it', () => {
  const next = [[40, 48, 'VITAL SUR'] as const, ...headers(60, 'Artículo', 'Mayorista'), ...row(72, 'Zinc')];
  expect(read(headers(10, 'Producto', 'PVP'), row(22, 'Whey'), next)).toEqual([
    ['Producto | PVP', 'Whey | $ 9.450'],
    ['VITAL SUR', 'Artículo | Mayorista', 'Zinc | $ 9.450'],
  ]);
});

it('leaves a text with the product that it goes on from, and gives a heading to the headers below it', () => {
  const below = [...headers(80, 'Delta', 'Unidad', 'Caja'), ...row(92, 'Zinc')];
  expect(read(row(10, 'Whey 60'), [[5, 20, 'cápsulas']], below)[0]).toEqual(['Whey 60 | $ 9.450', 'cápsulas']);
  expect(read(row(10, 'Whey 60'), [[5, 66, 'ATHLON']], below)[0]).toEqual(['Whey 60 | $ 9.450']);
});
