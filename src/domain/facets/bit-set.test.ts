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
