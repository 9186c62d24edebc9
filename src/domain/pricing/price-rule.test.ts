import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_CENTAVOS } from '../money/money.ts';
import { LIST_PRICE_RULE, MAX_MARKUP, markupOnCost, type PriceRule, priceByRule } from './price-rule.ts';

const price = fc.integer({ min: 0, max: MAX_CENTAVOS });
const markup = fc.integer({ min: 0, max: MAX_MARKUP });

describe('markupOnCost', () => {
  it.each([
    [10_000, 13_500, 3500],
    [10_000, 10_000, 0],
    [10_000, 9_000, -1000],
    [30_000, 40_000, 3333],
    [1, MAX_CENTAVOS, (MAX_CENTAVOS - 1) * 10_000],
    [0, 40_000, undefined],
    [null, 40_000, undefined],
  ])('on a cost of %j a price of %i is %j', (cost, amount, expected) => {
    expect(markupOnCost({ cost, price: amount })).toBe(expected);
  });

  it('is the markup that the price was made with', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 1_000_000_000 }), markup, (cost, percent) => {
        expect(markupOnCost({ cost, price: priceByRule({ markup: percent, rounding: null }, cost) })).toBe(percent);
      }),
    );
  });
});

describe('priceByRule', () => {
  it.each<[string, PriceRule, listed: number, price: number]>([
    ['the list as it is', LIST_PRICE_RULE, 12_345_67, 12_345_67],
    ['35 %', { markup: 3500, rounding: null }, 10_000_01, 13_500_01],
    ['12.5 % of a centavo', { markup: 1250, rounding: null }, 4, 5],
    ['0 %', { markup: 0, rounding: null }, 999, 999],
    ['35 % up to 100', { markup: 3500, rounding: { to: 100, direction: 'up' } }, 10_000_01, 13_600_00],
    ['40 % ending in 990', { markup: 4000, rounding: { to: 990, direction: 'nearest' } }, 21_300_00, 29_990_00],
    ['no margin, rounded', { markup: null, rounding: { to: 50, direction: 'down' } }, 1_299_99, 1_250_00],
    ['a free thing', { markup: 3500, rounding: { to: 990, direction: 'up' } }, 0, 0],
  ])('%s', (_title, rule, listed, expected) => {
    expect(priceByRule(rule, listed)).toBe(expected);
  });

  it('leaves every price of a list as it is by default', () => {
    fc.assert(fc.property(price, (listed) => priceByRule(LIST_PRICE_RULE, listed) === listed));
  });

  it('is exact against a model of whole numbers, up to the highest price', () => {
    fc.assert(
      fc.property(price, markup, (listed, percent) => {
        const doubled = 2n * BigInt(listed) * BigInt(10_000 + percent) + 10_000n;
        const model = Number(doubled / 20_000n);
        expect(priceByRule({ markup: percent, rounding: null }, listed)).toBe(Math.min(model, MAX_CENTAVOS));
      }),
      { numRuns: 5000 },
    );
  });
});
