import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupAdjacent } from './group-adjacent.ts';

it.each<[number[], number[][]]>([
  [[], []],
  [[5], [[5]]],
  [
    [1, 2, 3, 7, 8, 20],
    [[1, 2, 3], [7, 8], [20]],
  ],
  [[3, 3, 3], [[3, 3, 3]]],
  [
    [1, 9, 2],
    [[1], [9], [2]],
  ],
])('%j goes on where one is near the one before: %j', (all, groups) => {
  expect(groupAdjacent(all, (next, last) => Math.abs(next - last) <= 1)).toEqual(groups);
});

it('compares with the first of the group, too', () => {
  expect(groupAdjacent([1, 2, 3, 4, 5], (next, _last, first) => next - first < 3)).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
});

it('loses nothing, and begins a group only where it does not go on', () => {
  const numbers = fc.array(fc.nat(20));
  fc.assert(
    fc.property(numbers, (all) => {
      const goesOn = (next: number, last: number) => next >= last;
      const groups = groupAdjacent(all, goesOn);
      expect(groups.flat()).toEqual(all);
      for (const [index, group] of groups.entries()) {
        expect(group).toEqual(group.toSorted((a, b) => a - b));
        const before = groups[index - 1]?.at(-1);
        if (before !== undefined) expect(goesOn(group[0] ?? 0, before)).toBe(false);
      }
    }),
  );
});
