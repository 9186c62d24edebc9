import { expect, it } from 'vitest';
import { type TextSpec, textsOfCells, toTestLines } from '../page/test-cells.ts';
import { findAdjacentTables } from './adjacent-tables.ts';
import { mergeTableRows } from './table-rows.ts';

const row = (left: number, y: number, name: string): TextSpec[] => [
  [left, y, name],
  [left + 130, y, '$ 9.450'],
];
const rules = (from: number, to: number, heights: number[]) => heights.map((at) => ({ from, to, at }));
const NAMES = ['Zinc 60 caps', 'Omega 60 caps', 'Whey 1 kg', 'Gel 40 g'];
const low = NAMES.flatMap((name, index) => row(20, 60 + 12 * index, name));
const high = NAMES.flatMap((name, index) => row(240, 90 + 24 * index, name));
const lines = toTestLines(...[...low, [242, 68, 'LAPACHO'] as const, ...high].toSorted(([, a], [, b]) => a - b));
const across = [
  ...rules(20, 440, [30]),
  ...rules(20, 200, [51, 63, 75, 87, 99]),
  ...rules(240, 440, [54, 78, 102, 126, 150, 174]),
];

it('tells tables beside each other by the gutter that none of their lines crosses', () => {
  expect(findAdjacentTables(lines, across)).toEqual([
    { left: 20, right: 200 },
    { left: 240, right: 440 },
  ]);
});

it('looks past what runs over all of the page, however often', () => {
  const frames = rules(0, 595, [0, 10, 20, 180, 190, 200, 300, 310]);
  expect(findAdjacentTables(lines, [...frames, ...across])).toHaveLength(2);
});

it('bears more lines than a call takes arguments', () => {
  expect(findAdjacentTables(lines, rules(20, 200, Array(300_000).fill(50)))).toEqual([]);
});

it('takes a table whose columns have lines of their own for one', () => {
  const sides = NAMES.flatMap((_, index) => [
    ...rules(20, 120, [51 + 12 * index]),
    ...rules(130, 200, [51 + 12 * index]),
  ]);
  expect(findAdjacentTables(toTestLines(...low), sides)).toEqual([]);
});

it('leaves the bar of a brand in its table, whose rows are higher than those beside it', () => {
  const read = textsOfCells(mergeTableRows(lines, { across, down: [] }));
  expect(read.filter((text) => text.includes('LAPACHO'))).toEqual(['LAPACHO']);
});
