import { expect, it } from 'vitest';
import type { Piece } from '../page/cell.ts';
import { toCell } from '../page/test-cells.ts';
import { cutAtRuledLines, isSeparatedByRule } from './ruled-columns.ts';

const side = (at: number, from = 0, to = 100) => ({ at, from, to });
const cut = (text: string, ...sides: ReturnType<typeof side>[]) =>
  cutAtRuledLines(toCell([0, 50, text, 10]), sides).map(({ text, left, right }: Piece) => [text, left < right]);

it('parts two pieces by a line that runs down between them, at their height', () => {
  const [left, right] = [toCell([0, 50, 'Whey']), toCell([40, 50, '1 kg'])];
  expect(isSeparatedByRule(left, right, [side(30)])).toBe(true);
  expect(isSeparatedByRule(left, right, [side(10), side(60), side(30, 60, 100), side(30, 0, 40)])).toBe(false);
});

it('parts texts that reach a little over the line between them, wide apart', () => {
  const parted = (left: number) => isSeparatedByRule(toCell([0, 50, 'Whey']), toCell([left, 50, '1 kg']), [side(16)]);
  expect(parted(24)).toBe(true);
  expect(parted(20)).toBe(false);
});

it('cuts a text that runs over a line at the space nearest to it', () => {
  expect(cut('Creatina micronizada 300 g', side(101))).toEqual([
    ['Creatina micronizada', true],
    ['300 g', true],
  ]);
  const [before, after] = cutAtRuledLines(toCell([0, 50, 'uno dos', 10]), [side(18)]);
  expect(before?.right).toBeLessThanOrEqual(17);
  expect(after?.left).toBeGreaterThanOrEqual(19);
});

it('cuts at each of several lines', () => {
  expect(cut('uno dos uno', side(18), side(37)).map(([text]) => text)).toEqual(['uno', 'dos', 'uno']);
});

it('leaves a text with no line over it, at its height, or with no space near one', () => {
  const whole = [['Whey protein', true]];
  expect(cut('Whey protein', side(90), side(30, 60, 100))).toEqual(whole);
  expect(cut('Supercalifragilistico x', side(50))).toEqual([['Supercalifragilistico x', true]]);
});
