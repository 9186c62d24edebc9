import fc from 'fast-check';
import { expect, it } from 'vitest';
import { insertSorted, removeSorted } from './sorted-list.ts';

const numbers = fc.uniqueArray(fc.nat(20));

it('keeps a list ascending and its values once', () => {
  fc.assert(
    fc.property(numbers, numbers, fc.nat(20), (some, others, removed) => {
      const list: number[] = [];
      for (const value of [...some, ...others]) insertSorted(list, value);
      removeSorted(list, removed);
      const expected = [...new Set([...some, ...others])].filter((value) => value !== removed);
      expect(list).toEqual(expected.toSorted((a, b) => a - b));
    }),
  );
});
