import { expect, it } from 'vitest';
import { describeChangedCount } from './changed-count.ts';

it.each([
  [1, 0, '1 producto'],
  [2, 1, '2 productos · 1 ya estaba en ese precio'],
  [0, 3, '0 productos · 3 ya estaban en ese precio'],
])('%d changed and %d unchanged: %s', (changed, unchanged, text) => {
  expect(describeChangedCount({ changed, unchanged })).toBe(text);
});
