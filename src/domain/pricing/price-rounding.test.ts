import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_CENTAVOS } from '../money/money.ts';
import {
  type PriceRounding,
  ROUNDING_DIRECTIONS,
  ROUNDING_ENDINGS,
  ROUNDING_TARGETS,
  roundPrice,
} from './price-rounding.ts';

const round = (pesos: number, rounding: PriceRounding | null) =>
  roundPrice({ numerator: pesos * 100, denominator: 1 }, rounding) / 100;

describe('roundPrice', () => {
  it.each<[pesos: number, to: PriceRounding['to'], nearest: number, up: number, down: number]>([
    [12_345, 1, 12_345, 12_345, 12_345],
    [12_345.5, 1, 12_346, 12_346, 12_345],
    [12_345, 10, 12_350, 12_350, 12_340],
    [12_345, 50, 12_350, 12_350, 12_300],
    [12_345, 100, 12_300, 12_400, 12_300],
    [12_350, 100, 12_400, 12_400, 12_300],
    [12_345, 500, 12_500, 12_500, 12_000],
    [12_345, 1000, 12_000, 13_000, 12_000],
    [12_345, 90, 12_390, 12_390, 12_290],
    [12_345, 99, 12_299, 12_399, 12_299],
    [12_345, 900, 11_900, 12_900, 11_900],
    [12_345, 990, 11_990, 12_990, 11_990],
    [12_990, 990, 12_990, 12_990, 12_990],
    // Too small for the ending or the multiple: the next finer one.
    [350, 990, 390, 390, 290],
    [950, 990, 990, 990, 890],
    [991, 990, 990, 1990, 990],
    [85, 990, 90, 90, 80],
    [7.4, 990, 7, 8, 7],
    [0.4, 990, 0.4, 0.4, 0.4],
    [350, 900, 400, 400, 300],
    [45, 99, 49, 49, 39],
    [400, 1000, 400, 400, 400],
    [951, 1000, 1000, 1000, 900],
    [33, 50, 35, 35, 30],
    [3, 10, 3, 3, 3],
    [0, 1000, 0, 0, 0],
  ])('%d to %d: nearest %d, up %d, down %d', (pesos, to, nearest, up, down) => {
    expect(ROUNDING_DIRECTIONS.map((direction) => round(pesos, { to, direction }))).toEqual([nearest, up, down]);
  });

  it('rounds fractions of a centavo once', () => {
    const third = { numerator: 100_000_001, denominator: 10_000 };
    expect(roundPrice(third, null)).toBe(10_000);
    expect(roundPrice(third, { to: 100, direction: 'up' })).toBe(20_000);
    expect(roundPrice({ numerator: 49_999_999, denominator: 10_000 }, { to: 100, direction: 'nearest' })).toBe(5_000);
    expect(roundPrice({ numerator: 5, denominator: 10 }, null)).toBe(1);
  });

  const rounding = fc.option(
    fc.record({ to: fc.constantFrom(...ROUNDING_TARGETS), direction: fc.constantFrom(...ROUNDING_DIRECTIONS) }),
  );
  const amount = fc.record({
    numerator: fc.oneof(fc.integer({ min: 0, max: 30_000_000 }), fc.integer({ min: 0, max: MAX_CENTAVOS * 10_000 })),
    denominator: fc.constantFrom(1, 100, 10_000),
  });

  it('gives a whole price within the limits, never 0 for a centavo or more, and leaves a rounded price as it is', () => {
    fc.assert(
      fc.property(amount, rounding, ({ numerator, denominator }, rule) => {
        const price = roundPrice({ numerator, denominator }, rule);
        expect(Number.isSafeInteger(price) && price >= 0 && price <= MAX_CENTAVOS).toBe(true);
        if (numerator >= denominator) expect(price).toBeGreaterThan(0);
        expect(roundPrice({ numerator: price, denominator: 1 }, rule)).toBe(price);
      }),
      { numRuns: 5000 },
    );
  });

  it('never gives a lower price for a higher amount', () => {
    fc.assert(
      fc.property(amount, rounding, fc.nat(2_000_000), ({ numerator, denominator }, rule, more) => {
        const higher = roundPrice({ numerator: numerator + more, denominator }, rule);
        expect(higher).toBeGreaterThanOrEqual(roundPrice({ numerator, denominator }, rule));
      }),
      { numRuns: 5000 },
    );
  });

  it('rounds up or down to a price of the rounding, and to the nearer of both', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom(...ROUNDING_TARGETS), ({ numerator, denominator }, to) => {
        const [nearest = 0, up = 0, down = 0] = ROUNDING_DIRECTIONS.map((direction) =>
          roundPrice({ numerator, denominator }, { to, direction }),
        );
        const [exact, scaled] = [BigInt(numerator), (price: number) => BigInt(price) * BigInt(denominator)];
        if (exact > scaled(MAX_CENTAVOS - 1000_00)) return;
        expect(scaled(down) <= exact && exact <= scaled(up)).toBe(true);
        expect(nearest).toBe(exact - scaled(down) < scaled(up) - exact ? down : up);
        const isEnding = ROUNDING_ENDINGS.some((ending) => ending === to);
        const step = isEnding ? (to < 100 ? 100 : 1000) : to;
        if (down >= to * 100) expect(down % (step * 100)).toBe(isEnding ? to * 100 : 0);
      }),
      { numRuns: 5000 },
    );
  });
});
