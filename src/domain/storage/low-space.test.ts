import { expect, it } from 'vitest';
import { formatMegabytes, isSpaceFull, isSpaceLow } from './low-space.ts';

it.each([
  [499_999_999, true, '499 MB'],
  [500_000_000, false, '500 MB'],
  [0, true, '0 MB'],
  [12_345_678_901, false, '12.345 MB'],
])('calls %i free bytes low: %s', (bytes, isLow, text) => {
  expect([isSpaceLow(bytes), formatMegabytes(bytes)]).toEqual([isLow, text]);
});

it.each([
  [0, true],
  [999_999, true],
  [1_000_000, false],
])('calls a disk with %i free bytes full: %s', (bytes, isFull) => expect(isSpaceFull(bytes)).toBe(isFull));
