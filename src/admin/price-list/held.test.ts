import { expect, it } from 'vitest';
import { isOther } from './held.ts';

const updateOf = (...prices: [before: number, after: number][]) => ({
  updated: prices.map(([before, after], index) => ({ id: index + 1, name: 'x', before, after })),
  skipped: [],
  secondsLeft: 1700,
});

it('knows the update that is shown from another one that was confirmed since', () => {
  const shown = updateOf([100, 110], [200, 220]);
  expect(isOther({ ...shown, secondsLeft: 3 }, shown)).toBe(false);
  expect(isOther(updateOf([100, 110]), shown)).toBe(true);
  expect(isOther(updateOf([110, 120], [200, 220]), shown)).toBe(true);
  expect(isOther(null, shown), 'undone already, or over').toBe(false);
});
