import { expect, it } from 'vitest';
import { toCell } from '../page/test-cells.ts';
import { isOverfull } from './open-columns.ts';

const BOX = { left: 0, top: 0, right: 200, bottom: 400 };
const card = {
  name: 'Zinc',
  texts: [],
  brand: undefined,
  price: 945000,
  title: '',
  score: 0,
  printed: 'Zinc',
  box: BOX,
};

function isTable(prices: number, products: number): boolean {
  const cells = Array.from({ length: prices }, (_, at) => toCell([5, 12 * at, '$ 9.450']));
  return isOverfull({ region: { box: BOX, cells }, cards: Array(products).fill(card) });
}

it('takes no part of a page for a card that has the prices of a table', () => {
  expect(isTable(8, 1)).toBe(false);
  expect(isTable(9, 1)).toBe(true);
  expect(isTable(16, 2)).toBe(false);
});
