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

it.each([0, 1, 30, 31, 32, 33, 63, 64, 127, 130])('has %d at the border of a word, and no neighbour', (number) => {
  const set = BitSet.empty(SIZE);
  set.add(number);
  set.add(number);
  expect([set.has(number - 1), set.has(number), set.has(number + 1)]).toEqual([false, true, false]);
  expect([set.first, set.count, set.toArray()]).toEqual([number, 1, [number]]);
  set.delete(number);
  expect([set.first, set.count, set.has(number)]).toEqual([undefined, 0, false]);
});

it('has room for nothing, and grows', () => {
  const set = BitSet.empty(0);
  expect([set.first, set.count, set.toArray(), set.has(5)]).toEqual([undefined, 0, [], false]);
  set.delete(5);
  set.add(5);
  expect(set.toArray()).toEqual([5]);
});

it('is not changed by what is made of it', () => {
  const [one, other] = [setOf([1, 40]), setOf([40, 90])];
  const made = [one.and(other), one.or(other)];
  for (const set of made) set.add(7);
  expect([one.toArray(), other.toArray()]).toEqual([
    [1, 40],
    [40, 90],
  ]);
});
