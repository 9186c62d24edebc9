import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, prefixDistance } from './edit-distance.ts';

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
const FAR = Number.POSITIVE_INFINITY;

/** The definition itself, without tables or limits. */
function slowly(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const changed = slowly(a.slice(0, -1), b.slice(0, -1)) + (a.at(-1) === b.at(-1) ? 0 : 1);
  const others = Math.min(slowly(a.slice(0, -1), b), slowly(a, b.slice(0, -1))) + 1;
  const swapped = a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1);
  return Math.min(changed, others, swapped ? slowly(a.slice(0, -2), b.slice(0, -2)) + 1 : FAR);
}

describe('editDistance', () => {
  it.each([
    ['creatina', 'creatina', 0],
    ['creatna', 'creatina', 1],
    ['creatinna', 'creatina', 1],
    ['creatima', 'creatina', 1],
    ['craetina', 'creatina', 1],
    ['cretian', 'creatina', 2],
    ['whey', '', 4],
    ['', '', 0],
    ['ab', 'ba', 1],
    ['whey', 'guantes', 6],
  ])('from %j to %j is %i', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
  });

  it('agrees with its definition, whichever text comes first', () => {
    fc.assert(
      fc.property(letters, letters, (a, b) => {
        expect(editDistance(a, b)).toBe(slowly(a, b));
        expect(editDistance(b, a)).toBe(editDistance(a, b));
      }),
    );
  });

  it('is the same up to the limit, and infinite beyond it', () => {
    fc.assert(
      fc.property(letters, letters, fc.integer({ min: 0, max: 4 }), (a, b, most) => {
        const distance = editDistance(a, b);
        expect(editDistance(a, b, most)).toBe(distance <= most ? distance : FAR);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('prefixDistance', () => {
  it.each([
    ['creat', 'creatina', 0],
    ['creait', 'creatina', 1],
    ['crat', 'creatina', 1],
    ['rceat', 'creatina', 1],
    ['creatinas', 'creatina', 1],
    ['', 'creatina', 0],
  ])('from %j to a beginning of %j is %i', (typed, word, distance) => {
    expect(prefixDistance(typed, word)).toBe(distance);
  });

  it('is that to the nearest of all beginnings, within any limit', () => {
    fc.assert(
      fc.property(letters, letters, fc.integer({ min: 0, max: 4 }), (typed, word, most) => {
        const all = Array.from({ length: word.length + 1 }, (_, end) => editDistance(typed, word.slice(0, end)));
        const nearest = Math.min(...all);
        expect(prefixDistance(typed, word)).toBe(nearest);
        expect(prefixDistance(typed, word, most)).toBe(nearest <= most ? nearest : FAR);
      }),
      { numRuns: 1000 },
    );
  });
});
