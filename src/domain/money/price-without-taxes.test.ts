import { expect, it } from 'vitest';
import { priceWithoutTaxes } from './price-without-taxes.ts';

it.each([
  [121_00, 100_00],
  [2_350_50, 1_942_56],
  [0, 0],
])('of %i is %i', (price, without) => {
  expect(priceWithoutTaxes(price)).toBe(without);
});
