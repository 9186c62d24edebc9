import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BitSet } from './bit-set.ts';

const SIZE = 131;
const numbers = fc.uniqueArray(fc.nat(SIZE - 1));

function setOf(members: readonly number[]): BitSet {
  return BitSet.where(SIZE, (number) => members.includes(number));
}

it('is a set of numbers', () => {
  fc.assert(
    fc.property(numbers, numbers, (a, b) => {
      const [one, other] = [setOf(a), setOf(b)];
      const both = a.filter((number) => b.includes(number)).toSorted((x, y) => x - y);
      expect(one.count).toBe(a.length);
      expect(one.and(other).toArray()).toEqual(both);
      expect(one.countAnd(other)).toBe(both.length);
      expect(one.or(other).toArray()).toEqual([...new Set([...a, ...b])].toSorted((x, y) => x - y));
    }),
  );
});

it('takes numbers out, and grows for those beyond its size', () => {
  fc.assert(
    fc.property(numbers, fc.uniqueArray(fc.nat(4 * SIZE)), numbers, (some, far, removed) => {
      const set = setOf(some);
      for (const number of far) set.add(number);
      for (const number of removed) set.delete(number);
      const left = [...new Set([...some, ...far])].filter((number) => !removed.includes(number));
      const expected = left.toSorted((a, b) => a - b);
      expect([set.toArray(), set.count, set.first]).toEqual([expected, expected.length, expected[0]]);
      const small = setOf(some);
      for (const union of [set.or(small), small.or(set)])
        expect(union.toArray()).toEqual([...new Set([...expected, ...some])].toSorted((a, b) => a - b));
      expect(small.countAnd(set)).toBe(set.and(small).count);
    }),
  );
});
