import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_CENTAVOS } from '../money/money.ts';
import { adjustPrice, isUnusualChange, type PriceAdjustment } from './price-adjustment.ts';
import type { PriceRounding } from './price-rounding.ts';

const percent = (change: number): PriceAdjustment => ({ kind: 'percent', change: change * 100 });
const product = { price: 10_000_00, priceUsd: 7_50, cost: 6_000_00 };
const to = (target: PriceRounding['to'], direction: PriceRounding['direction'] = 'nearest') => ({
  to: target,
  direction,
});

describe('adjustPrice', () => {
  it.each<[PriceAdjustment, PriceRounding | null, number | undefined]>([
    [percent(12), null, 11_200_00],
    [percent(-12.5), null, 8_750_00],
    [percent(12.34), null, 11_234_00],
    [percent(12.34), to(100), 11_200_00],
    [percent(12.34), to(100, 'up'), 11_300_00],
    [percent(12.34), to(990), 10_990_00],
    [percent(-100), null, undefined],
    [percent(-150), null, undefined],
    [{ kind: 'amount', change: 500_50 }, null, 10_500_50],
    [{ kind: 'amount', change: -500_00 }, to(1000), 10_000_00],
    [{ kind: 'amount', change: -10_000_00 }, null, undefined],
    [{ kind: 'dollars', rate: 1_450_00 }, null, 10_875_00],
    [{ kind: 'dollars', rate: 1_450_00 }, to(500, 'up'), 11_000_00],
    [{ kind: 'dollars', rate: 0 }, null, undefined],
    [{ kind: 'cost', markup: 4500 }, null, 8_700_00],
    [{ kind: 'cost', markup: 0 }, to(990, 'up'), 6_990_00],
  ])('by %j, rounded %j, makes $ 10.000 or US$ 7,50 to %j', (adjustment, rounding, price) => {
    expect(adjustPrice(product, adjustment, rounding)).toBe(price);
  });

  it('has no price for a product without dollars or cost, nor above the highest price', () => {
    expect(adjustPrice({ ...product, cost: null }, { kind: 'cost', markup: 4500 }, null)).toBeUndefined();
    expect(adjustPrice({ ...product, priceUsd: null }, { kind: 'dollars', rate: 1_000_00 }, null)).toBeUndefined();
    expect(adjustPrice({ ...product, price: MAX_CENTAVOS }, percent(1), null)).toBeUndefined();
  });

  const price = fc.integer({ min: 1, max: MAX_CENTAVOS });
  const rounding = fc.constantFrom(null, to(1), to(1000, 'up'), to(990, 'down'), to(50));

  it('of nothing changes nothing, and a higher price never gets the lower one', () => {
    fc.assert(
      fc.property(price, price, fc.integer({ min: -9000, max: 5000 }), rounding, (one, other, change, round) => {
        expect(adjustPrice({ ...product, price: one }, percent(0), null)).toBe(one);
        const by = (start: number) => adjustPrice({ ...product, price: start }, { kind: 'percent', change }, round);
        const [low, high] = [by(Math.min(one, other)), by(Math.max(one, other))];
        if (low !== undefined && high !== undefined) expect(high).toBeGreaterThanOrEqual(low);
      }),
      { numRuns: 2000 },
    );
  });
});

it.each([
  [100_00, 160_00, false],
  [100_00, 160_01, true],
  [100_00, 40_00, false],
  [100_00, 39_99, true],
  [0, 100_00, true],
])('from %d to %d is unusual: %j', (current, next, unusual) => {
  expect(isUnusualChange(current, next)).toBe(unusual);
});
