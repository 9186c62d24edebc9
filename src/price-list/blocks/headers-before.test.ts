import { expect, it } from 'vitest';
import { type TextSpec, textsOfCells, toTestLines } from '../page/test-cells.ts';
import { areHeadersOf, isHeaderOf, withHeadersBefore } from './headers-before.ts';

const row: TextSpec[] = [
  [5, 30, 'Zinc'],
  [100, 30, '$ 9.450'],
];
const headers: TextSpec[] = [
  [5, 700, 'Otros productos'],
  [110, 700, 'Precio'],
];
const read = (...blocks: TextSpec[][]) =>
  withHeadersBefore(blocks.map((texts) => ({ lines: toTestLines(...texts) }))).map(({ lines }) => textsOfCells(lines));

it('puts headers alone at the end of a page above the rows of the next one', () => {
  expect(read(headers, row)).toEqual([['Otros productos | Precio', 'Zinc | $ 9.450']]);
});

it('leaves what stands below rows, or not over their prices', () => {
  expect(read([...row, ...headers], row)).toHaveLength(2);
  expect(read([headers[0] ?? [0, 0, ''], [300, 700, 'Precio']], row)).toHaveLength(2);
  expect(read([[5, 700, 'Lista de precios']], row)).toHaveLength(2);
});

it('knows no header in a row or in one text', () => {
  const [product] = toTestLines(...row);
  expect(product && isHeaderOf(product, product)).toBe(false);
  expect(toTestLines([90, 10, 'Precio']).map((line) => isHeaderOf(line, product))).toEqual([false]);
});

it('knows brands over several columns of prices, and headers of pages that are none', () => {
  const rows = toTestLines(...row, [5, 50, 'Whey'], [200, 50, '$ 9.450']);
  const are = (...texts: TextSpec[]) => toTestLines(...texts).map((line) => areHeadersOf(line, rows));
  const brands: TextSpec[] = [
    [100, 10, 'Athlon'],
    [200, 10, 'Delta'],
  ];
  expect(are(...brands)).toEqual([true]);
  expect(are([5, 10, 'Producto'], ...brands)).toEqual([true]);
  expect(are([5, 10, 'Lista de precios'], [200, 10, 'Hoja 4'])).toEqual([false]);
  const beside = toTestLines(...row, [200, 30, '$ 9.450'], [250, 30, 'Whey'], [300, 30, '$ 9.450']);
  expect(toTestLines(...brands).map((line) => areHeadersOf(line, beside))).toEqual([false]);
  expect(are([100, 60, 'Athlon'], [200, 60, 'Delta'])).toEqual([false]);
});
