import fc from 'fast-check';
import { expect, it } from 'vitest';
import { topN } from './top-n.ts';

const item = fc.record({ key: fc.nat(5), id: fc.nat() });

it('[A16] is the beginning of the sorted list, equal ones in the order in which they came', () => {
  const compare = (a: { key: number }, b: { key: number }) => a.key - b.key;
  fc.assert(
    fc.property(fc.array(item, { maxLength: 200 }), fc.nat(150), (items, count) => {
      expect(topN(items, { count, compare })).toEqual(items.toSorted(compare).slice(0, count));
    }),
  );
});
