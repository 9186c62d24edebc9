import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { basisPointsToPercent, finalPrice, hasDiscount, percentToBasisPoints, priceFromFinal } from './discount.ts';
import { MAX_CENTAVOS } from './money.ts';

// The many cases take seconds on a busy machine.
const SLOW = { timeout: 60_000 };
const RUNS = { numRuns: 100_000 };
const price = fc.oneof(
  fc.integer({ min: 0, max: 20_000_000 }),
  fc.integer({ min: 0, max: MAX_CENTAVOS }),
  fc.integer({ min: 0, max: 200_000 }).map((pesos) => pesos * 100),
);
const discount = fc.oneof(
  fc.integer({ min: 0, max: 10_000 }),
  fc.integer({ min: 0, max: 100 }).map((percent) => percent * 100),
);

/** Rounds a fraction half up, in whole numbers of any size, apart from the code under test. */
function halfUp(numerator: bigint, denominator: bigint): number {
  const doubled = 2n * numerator;
  let quotient = doubled / (2n * denominator);
  if (doubled - quotient * 2n * denominator >= denominator) quotient += 1n;
  return Number(quotient);
}

describe('finalPrice', () => {
  it.each([
    [10_000, 0, 10_000],
    [10_050, 0, 10_050],
    [10_000, 1000, 9000],
    [10_050, 1000, 9000],
    [9_999, 1000, 9000],
    [100_50, 5000, 5000],
    [101_00, 5000, 5100],
    [1_234_567, 1250, 1_080_200],
    [2_999_000, 1500, 2_549_200],
    [1, 1, 0],
    [50, 1, 0],
    [51, 1, 100],
    [MAX_CENTAVOS, 1, 99_990_000_000],
    [1_234_567, 10_000, 0],
  ])('[M9-2] %i centavos with %i hundredths of a percent off cost %i', (amount, off, final) => {
    expect(finalPrice({ price: amount, discount: off })).toBe(final);
  });

  it('[M9-2] is exact against an integer model', SLOW, () => {
    fc.assert(
      fc.property(price, discount, (amount, off) => {
        const model = off === 0 ? amount : 100 * halfUp(BigInt(amount) * BigInt(10_000 - off), 1_000_000n);
        return finalPrice({ price: amount, discount: off }) === model;
      }),
      RUNS,
    );
  });

  it('[M9-2] never costs more with a higher discount, nor less than nothing', () => {
    fc.assert(
      fc.property(price, fc.integer({ min: 1, max: 9999 }), (amount, off) => {
        const more = finalPrice({ price: amount, discount: off + 1 });
        expect(more).toBeLessThanOrEqual(finalPrice({ price: amount, discount: off }));
        expect(more).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('priceFromFinal', () => {
  it.each([
    { final: 9000, discount: 1000, price: 1, expected: 10_000 },
    { final: 10_000, discount: 3333, price: 1, expected: 14_999 },
    { final: 10_050, discount: 0, price: 1, expected: 10_050 },
    { final: 5000, discount: 10_000, price: 777, expected: 777 },
    { final: 0, discount: 5000, price: 777, expected: 0 },
  ])('[M4-42] $final after $discount was $expected', ({ expected, ...typed }) => {
    expect(priceFromFinal(typed)).toBe(expected);
  });

  it('[M4-42] is exact against an integer model', SLOW, () => {
    fc.assert(
      fc.property(price, discount, (final, off) => {
        const model = off === 10_000 ? 42 : halfUp(BigInt(final) * 10_000n, BigInt(10_000 - off));
        return priceFromFinal({ final, discount: off, price: 42 }) === model;
      }),
      RUNS,
    );
  });

  it('[M4-41] [M4-42] brings a final price in whole pesos back', SLOW, () => {
    const pesos = fc.integer({ min: 0, max: 1_000_000 }).map((whole) => whole * 100);
    fc.assert(
      fc.property(pesos, fc.integer({ min: 0, max: 9999 }), (final, off) => {
        const linked = priceFromFinal({ final, discount: off, price: 0 });
        return finalPrice({ price: linked, discount: off }) === final;
      }),
      RUNS,
    );
  });
});

describe('discount', () => {
  it.each([
    [12.5, 1250],
    [0, 0],
    [100, 10_000],
    [33.33, 3333],
    [0.29, 29],
  ])('[M3-5] converts %d %% to %i basis points and back', (percent, hundredths) => {
    expect(percentToBasisPoints(percent)).toBe(hundredths);
    expect(basisPointsToPercent(hundredths)).toBe(percent);
  });

  it('[M2.2-9] [M2.3-3] counts only above zero', () => {
    expect(hasDiscount({ discount: 1 })).toBe(true);
    expect(hasDiscount({ discount: 0 })).toBe(false);
  });
});
