import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDiscountPercent, parseDiscountPercent } from './discount-percent.ts';

describe('parseDiscountPercent', () => {
  it.each([
    ['', 0],
    ['%', 0],
    ['0', 0],
    ['10', 1000],
    ['12,5', 1250],
    ['12.5 %', 1250],
    [' 7,25% ', 725],
    ['100', 10_000],
    ['33,333', 3333],
    ['100,001', 10_000],
  ])('[M5-31] %j is %i hundredths of a percent', (text, discount) => {
    expect(parseDiscountPercent(text)).toBe(discount);
  });

  it.each(['-1', '100,01', '101', '1000', 'diez', '1,2,3', '1e2', '1 0'])('[M5-31] %j is no discount', (text) => {
    expect(parseDiscountPercent(text)).toBeUndefined();
  });

  it('[M5-33] reads back what is shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), (discount) => {
        return parseDiscountPercent(formatDiscountPercent(discount)) === discount;
      }),
    );
  });
});
