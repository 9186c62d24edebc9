import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bestPairs } from './resolve-matches.ts';

const edges = fc.uniqueArray(
  fc.record({
    place: fc.nat(5),
    product: fc.nat(5),
    score: fc.integer({ min: 50, max: 100 }).map((score) => score / 100),
  }),
  { selector: ({ place, product }) => `${place} ${product}`, maxLength: 14 },
);

it('uses each row and each product once at most, and leaves out only what a better pair excludes', () => {
  fc.assert(
    fc.property(edges, (given) => {
      const pairs = bestPairs(given);
      expect(new Set(pairs.map(({ place }) => place)).size).toBe(pairs.length);
      expect(new Set(pairs.map(({ product }) => product)).size).toBe(pairs.length);
      const isExcluded = (edge: (typeof given)[number]) =>
        pairs.some(
          ({ place, product, score }) => (place === edge.place || product === edge.product) && score >= edge.score,
        );
      expect(given.every((edge) => pairs.includes(edge) || isExcluded(edge))).toBe(true);
    }),
  );
});
