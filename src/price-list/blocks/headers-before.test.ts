import { expect, it } from 'vitest';
import { type TextSpec, toTestLines } from '../page/test-cells.ts';
import { areHeadersOf, isHeaderOf } from './headers-before.ts';

const row: TextSpec[] = [
  [5, 30, 'Zinc'],
  [100, 30, '$ 9.450'],
];
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
