import { expect, it } from 'vitest';
import { findColumns } from '../columns/columns.ts';
import { type TextSpec, toTestLines } from '../page/test-cells.ts';
import { spaceBelow } from './space-below.ts';

const row = (y: number): TextSpec[] => [
  [5, y, 'Gel'],
  [200, y, '$ 9.450'],
];
const space = (...texts: TextSpec[]) => {
  const lines = toTestLines(...texts);
  return spaceBelow(lines, findColumns(lines));
};

it('measures the space below the last line of a text', () => {
  expect(space([5, 10, 'Citrulina'], ...row(24))).toBe(14);
  expect(space([5, 10, 'Citrulina'], [5, 20, 'Malato'], ...row(34))).toBe(14);
  expect(space([5, 10, 'Citrulina'])).toBe(Number.POSITIVE_INFINITY);
});

it('ends a text at other letters, at another edge and at a wider space', () => {
  expect(space([5, 10, 'Citrulina'], [5, 20, 'DELTA', 9, 'f2'], ...row(34))).toBe(10);
  expect(space([5, 10, 'Citrulina'], [9, 20, 'Malato'], ...row(34))).toBe(10);
  expect(space([5, 10, 'Citrulina'], [5, 23, 'Malato'], ...row(37))).toBe(13);
});
