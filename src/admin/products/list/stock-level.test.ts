import { expect, it } from 'vitest';
import { stockLevel } from './stock-level.ts';

it.each([
  [-1, 'none'],
  [0, 'none'],
  [1, 'few'],
  [2, 'few'],
  [3, 'enough'],
])('[M2.8p-4] a stock of %i is %s', (amount, level) => {
  expect(stockLevel(amount)).toBe(level);
});
