import { expect, it } from 'vitest';
import { formatDiscountLabel, productLabel } from './product-label.ts';

it.each([
  [0, 0, 'Sin Stock'],
  [-1, 0, 'Sin Stock'],
  [0, 1000, 'Sin Stock'],
  [1, 1000, 'Promo'],
  [1, 1, 'Promo'],
  [1, 0, null],
])('[M2.2-8] [M2.2-9] amount %i with a discount of %i is labelled %s', (amount, discount, label) => {
  expect(productLabel({ amount, discount })).toBe(label);
});

it.each([
  [3, 1250, '12,5% OFF'],
  [3, 1000, '10% OFF'],
  [0, 1000, null],
  [3, 0, null],
])('amount %i with a discount of %i has the discount label %s', (amount, discount, text) => {
  expect(formatDiscountLabel({ amount, discount })).toBe(text);
});
