import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestPairs } from './assignment.ts';

const edges = fc.uniqueArray(
  fc.record({
    place: fc.nat(5),
    product: fc.nat(5),
    score: fc.integer({ min: 50, max: 100 }).map((score) => score / 100),
  }),
  { selector: ({ place, product }) => `${place} ${product}`, maxLength: 14 },
);
type Pair = { place: number; product: number; score: number };
const total = (pairs: readonly Pair[]) => pairs.reduce((sum, { score }) => sum + score, 0);

/** Tries everything. */
function most(left: readonly Pair[]): number {
  const [first, ...rest] = left;
  if (!first) return 0;
  const without = most(rest);
  const free = rest.filter(({ place, product }) => place !== first.place && product !== first.product);
  return Math.max(without, first.score + most(free));
}

describe('bestPairs', () => {
  it('takes the pair that fits less when both rows get one so', () => {
    const pairs = bestPairs([
      { place: 0, product: 0, score: 1 },
      { place: 0, product: 1, score: 0.9 },
      { place: 1, product: 0, score: 0.9 },
    ]);
    expect(pairs.map(({ place, product }) => [place, product]).sort()).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  it('uses each row and each product once at most, and no pairs score higher', () => {
    fc.assert(
      fc.property(edges, (given) => {
        const pairs = bestPairs(given);
        expect(new Set(pairs.map(({ place }) => place)).size).toBe(pairs.length);
        expect(new Set(pairs.map(({ product }) => product)).size).toBe(pairs.length);
        expect(total(pairs)).toBeCloseTo(most(given), 9);
      }),
    );
  });
});
