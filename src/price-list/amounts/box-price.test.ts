import { expect, it } from 'vitest';
import { isBoxPrice } from './box-price.ts';

it.each([
  [31_700_00, 12, 2_940_00, true],
  [35_280_00, 12, 2_940_00, true],
  [40_000_00, 12, 2_940_00, false],
  [20_000_00, 12, 2_940_00, false],
  [2_940_00, 1, 2_940_00, false],
])('%i for %i pieces of %i each: %s', (price, pieces, piece, is) => {
  expect(isBoxPrice(price, { pieces, piece })).toBe(is);
});
