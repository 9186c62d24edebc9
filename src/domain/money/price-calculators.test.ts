import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_CENTAVOS } from './money.ts';
import { markupPercent, priceWithMarkup } from './price-calculators.ts';

const cost = fc.integer({ min: 1, max: MAX_CENTAVOS });

/** Floor of a fraction in whole numbers of any size, apart from the code under test. */
function floor(numerator: bigint, denominator: bigint): number {
  const quotient = numerator / denominator;
  return Number(quotient * denominator > numerator ? quotient - 1n : quotient);
}

describe('markupPercent', () => {
  it.each([
    [100, 129, 29],
    [100, 100, 0],
    [3, 4, 33],
    [3, 2, -34],
    [1000, 999, -1],
    [50, 57, 14],
    [0.01, 1_000_000_000, 9_999_999_999_900],
    [1999.99, 2600, 30],
  ])('[M9-5] from %d to %d pesos are %i %%', (from, to, percent) => {
    expect(markupPercent({ cost: Math.round(from * 100), desired: Math.round(to * 100) })).toBe(percent);
  });

  it('[M9-5] agrees with whole-number arithmetic', () => {
    fc.assert(
      fc.property(cost, fc.integer({ min: 0, max: MAX_CENTAVOS }), (from, to) => {
        return markupPercent({ cost: from, desired: to }) === floor((BigInt(to) - BigInt(from)) * 100n, BigInt(from));
      }),
      { numRuns: 20_000 },
    );
  });
});

describe('priceWithMarkup', () => {
  it.each([
    [50, 14, 57],
    [100, 29, 129],
    [100, 0, 100],
    [99.99, 0, 99],
    [1000, 33.33, 1333],
    [19.99, 10, 21],
    [100, -10, 90],
    [0.5, -150, -1],
    [1_000_000_000, 0, 1_000_000_000],
  ])('[M9-5] %d pesos and %d %% give %i', (from, percent, price) => {
    expect(priceWithMarkup({ cost: Math.round(from * 100), percent })).toBe(price * 100);
  });

  it('[M9-5] agrees with whole-number arithmetic', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000_000 }),
        fc.integer({ min: -10_000, max: 90_000 }),
        (from, off) => {
          const model = 100 * floor(BigInt(from) * BigInt(10_000 + off), 1_000_000n);
          return priceWithMarkup({ cost: from, percent: off / 100 }) === model;
        },
      ),
      { numRuns: 20_000 },
    );
  });

  it('[M9-5] undoes markupPercent without ever going above the desired price', () => {
    const pesos = fc.integer({ min: 1, max: 1_000_000 }).map((whole) => whole * 100);
    fc.assert(
      fc.property(pesos, pesos, (from, desired) => {
        const percent = markupPercent({ cost: from, desired }) ?? 0;
        expect(priceWithMarkup({ cost: from, percent }) ?? 0).toBeLessThanOrEqual(desired);
      }),
    );
  });
});

describe('calculators without a result', () => {
  it.each([0, -100])('[M9-5] are undefined for a cost of %i', (nothing) => {
    expect(markupPercent({ cost: nothing, desired: 100 })).toBeUndefined();
    expect(priceWithMarkup({ cost: nothing, percent: 10 })).toBeUndefined();
  });

  it.each([
    [MAX_CENTAVOS, 1],
    [100, Number.NaN],
    [100, Number.POSITIVE_INFINITY],
    [100, 1e300],
  ])('[M9-5] are undefined above the highest price: %d and %d %%', (from, percent) => {
    expect(priceWithMarkup({ cost: from, percent })).toBeUndefined();
  });
});
