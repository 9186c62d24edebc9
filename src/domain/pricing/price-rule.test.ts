import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_CENTAVOS } from '../money/money.ts';
import {
  costByRule,
  dollarPriceByRule,
  dollarsToPesos,
  LIST_PRICE_RULE,
  MAX_DOLLAR_RATE,
  MAX_MARKUP,
  markupOnCost,
  type PriceRule,
  priceByRule,
} from './price-rule.ts';

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
        expect(
          markupOnCost({ cost, price: priceByRule({ markup: percent, rounding: null, dollarRate: null }, cost) }),
        ).toBe(percent);
      }),
    );
  });
});

describe('a list in dollars', () => {
  const inDollars: PriceRule = { markup: 2500, rounding: { to: 100, direction: 'up' }, dollarRate: 1_450_00 };

  it('gives pesos, dollars and the cost of the same price', () => {
    expect(priceByRule(inDollars, 30_21)).toBe(54_800_00);
    expect(costByRule(inDollars, 30_21)).toBe(43_804_50);
    expect(dollarPriceByRule(inDollars, 30_21)).toBe(37_76);
    expect(dollarPriceByRule({ ...inDollars, dollarRate: null }, 30_21)).toBeUndefined();
    expect(costByRule({ ...inDollars, markup: null }, 30_21)).toBeUndefined();
  });

  it.each([
    [25_00, 1_200_00, 30_000_00],
    [1, 1_234_56, 12_35],
    [0, 1_200_00, 0],
    [MAX_CENTAVOS, MAX_DOLLAR_RATE, MAX_CENTAVOS],
  ])('%i cents at %i are %i centavos', (cents, rate, pesos) => {
    expect(dollarsToPesos(cents, rate)).toBe(pesos);
  });

  it('never gives fewer pesos for more dollars', () => {
    fc.assert(
      fc.property(price, fc.integer({ min: 1, max: MAX_DOLLAR_RATE }), (cents, rate) => {
        expect(dollarsToPesos(cents + 1, rate)).toBeGreaterThanOrEqual(dollarsToPesos(cents, rate));
      }),
    );
  });
});

describe('priceByRule', () => {
  it.each<[string, PriceRule, listed: number, price: number]>([
    ['the list as it is', LIST_PRICE_RULE, 12_345_67, 12_345_67],
    ['35 %', { markup: 3500, rounding: null, dollarRate: null }, 10_000_01, 13_500_01],
    ['12.5 % of a centavo', { markup: 1250, rounding: null, dollarRate: null }, 4, 5],
    ['0 %', { markup: 0, rounding: null, dollarRate: null }, 999, 999],
    [
      '35 % up to 100',
      { markup: 3500, rounding: { to: 100, direction: 'up' }, dollarRate: null },
      10_000_01,
      13_600_00,
    ],
    [
      '40 % ending in 990',
      { markup: 4000, rounding: { to: 990, direction: 'nearest' }, dollarRate: null },
      21_300_00,
      29_990_00,
    ],
    [
      'no margin, rounded',
      { markup: null, rounding: { to: 50, direction: 'down' }, dollarRate: null },
      1_299_99,
      1_250_00,
    ],
    ['a free thing', { markup: 3500, rounding: { to: 990, direction: 'up' }, dollarRate: null }, 0, 0],
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
        expect(priceByRule({ markup: percent, rounding: null, dollarRate: null }, listed)).toBe(
          Math.min(model, MAX_CENTAVOS),
        );
      }),
      { numRuns: 5000 },
    );
  });
});
