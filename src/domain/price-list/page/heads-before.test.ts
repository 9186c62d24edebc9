import { expect, it } from 'vitest';
import { isHeadOf, withHeadsBefore } from './heads-before.ts';
import { linesFrom, said, type Text } from './test-cells.ts';

const row: Text[] = [
  [5, 30, 'Zinc'],
  [100, 30, '$ 9.450'],
];
const heads: Text[] = [
  [5, 700, 'Otros productos'],
  [110, 700, 'Precio'],
];
const read = (...blocks: Text[][]) =>
  withHeadsBefore(blocks.map((texts) => ({ lines: linesFrom(...texts) }))).map(({ lines }) => said(lines));

it('puts heads alone at the end of a page above the rows of the next one', () => {
  expect(read(heads, row)).toEqual([['Otros productos | Precio', 'Zinc | $ 9.450']]);
});

it('leaves what stands below rows, or not over their prices', () => {
  expect(read([...row, ...heads], row)).toHaveLength(2);
  expect(read([heads[0] ?? [0, 0, ''], [300, 700, 'Precio']], row)).toHaveLength(2);
  expect(read([[5, 700, 'Lista de precios']], row)).toHaveLength(2);
});

it('knows no head in a row or in one text', () => {
  const [product] = linesFrom(...row);
  expect(product && isHeadOf(product, product)).toBe(false);
  expect(linesFrom([90, 10, 'Precio']).map((line) => isHeadOf(line, product))).toEqual([false]);
});
