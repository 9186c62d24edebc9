import { expect, it } from 'vitest';
import { expectedToday, isFar, isNear } from './price-change.ts';

it('expects that a price changes as most others do', () => {
  const rows = [110, 120, 121, 500].map((price) => ({ listed: { price }, product: { price: 100 } }));
  expect(expectedToday(242, rows)).toBe(200);
  expect(expectedToday(242, [])).toBeUndefined();
});

it('takes a price for another one when it is about as high', () => {
  expect([86, 87, 114, 116].map((price) => isNear(price, 100))).toEqual([false, true, true, false]);
  expect(isNear(100, 116)).toBe(false);
});

it('takes a price for that of another product when it is much higher or lower', () => {
  expect([62, 63, 160, 161].map((price) => isFar(price, 100))).toEqual([true, false, false, true]);
});
