import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agreementOf, withPriceToday } from './agreement.ts';

const TODAY = [1_000_00, 2_500_00, 4_000_00, 9_900_00, 15_000_00, 32_000_00, 7_000_00, 600_00, 1_200_00];
const changed = (factors: readonly number[]) =>
  TODAY.map((today, index) => ({
    product: { price: today },
    price: Math.round(today * (factors[index % factors.length] ?? 1)),
  }));
const score = (...factors: number[]) => agreementOf(changed(factors)).score;

describe('the usual change of a list', () => {
  it.each([
    ['no change', [1], 1],
    ['a raise of all', [1.3], 1.3],
    ['all cheaper', [0.8], 0.8],
    ['a few that were raised otherwise', [1.2, 1.2, 1.2, 1.2, 3], 1.2],
  ])('is that of most: %s', (_, factors, usual) => {
    expect(Math.exp(agreementOf(changed(factors)).usual)).toBeCloseTo(usual, 2);
  });

  it('does not depend on the order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 50, max: 300 }), { minLength: 9, maxLength: 9 }), (percents) => {
        const pairs = changed(percents.map((percent) => percent / 100));
        const [one, other] = [agreementOf(pairs), agreementOf(pairs.toReversed())];
        expect(other.usual).toBe(one.usual);
        expect(other.score).toBeCloseTo(one.score);
      }),
    );
  });
});

describe('how far prices agree', () => {
  it('is more the nearer all changes are to each other, whatever the change', () => {
    expect(score(1.3)).toBeCloseTo(score(1), 3);
    expect(score(1.2, 1.25, 1.3)).toBeLessThan(score(1.25));
    expect(score(1, 2, 0.5)).toBeLessThan(score(1.2, 1.25, 1.3));
    expect(score(1)).toBeGreaterThan(0);
    expect(score(1, 40, 0.02, 7)).toBeLessThan(0);
  });

  it('is less by little for one price that is far off, however far', () => {
    const [near, far] = [1.5, 100].map(
      (factor) => agreementOf([...changed([1]), { product: { price: 100 }, price: 100 * factor }]).score,
    );
    expect(far).toBeLessThan(near ?? 0);
    expect(far).toBeGreaterThan(0);
  });

  it('weighs a pair by how far it counts', () => {
    const [all, half, none] = [1, 0.5, 0].map(
      (weight) => agreementOf(changed([1]).map((pair) => ({ ...pair, weight }))).score,
    );
    expect(half).toBeCloseTo((all ?? 0) / 2);
    expect(none).toBeCloseTo(0);
  });

  it('takes nothing from prices of nothing', () => {
    const nothing = [
      { product: { price: 0 }, price: 5 },
      { product: { price: 5 }, price: 0 },
    ];
    expect(agreementOf([...changed([1]), ...nothing]).score).toBeCloseTo(score(1));
    expect(agreementOf([])).toEqual({ usual: 0, score: 0 });
  });

  it('knows nothing from a shop with one price for everything', () => {
    const pairs = [1, 50, 9_000].map((price) => ({ product: { price: 100 }, price }));
    expect(agreementOf(pairs)).toEqual({ usual: 0, score: 3 });
  });
});

it('compares the products that have a price today', () => {
  const matches = [0, 500].map((today) => ({ price: 700, product: { price: today } }));
  expect(withPriceToday(matches)).toEqual([{ price: 700, product: { price: 500 } }]);
});
