import { expect, it } from 'vitest';
import type { Cell } from '../page/cell.ts';
import { toCell, toTestLines } from '../page/test-cells.ts';
import { areSeparateRows, isRightOfRows } from './spanning-bands.ts';

const rows = toTestLines([5, 20, 'Zinc'], [100, 20, '$ 9.450'], [5, 40, 'Maca'], [100, 40, '$ 9.450']);

it('knows rows that are drawn apart', () => {
  const bands = (...names: string[]): Map<Cell, string> =>
    new Map(rows.flatMap(({ cells }, index) => cells.map((one) => [one, names[index] ?? ''] as const)));
  expect(areSeparateRows(rows, bands('a', 'b'))).toBe(true);
  expect(areSeparateRows(rows, bands('a', 'a'))).toBe(false);
});

it('knows what stands behind rows, and is no header', () => {
  expect(isRightOfRows([toCell([200, 20, 'Athlon'])], rows)).toBe(true);
  expect(isRightOfRows([toCell([60, 20, 'Athlon'])], rows)).toBe(false);
  expect(isRightOfRows([toCell([200, 20, 'Precio'])], rows)).toBe(false);
});
