import { readAmount } from '../amounts/amount.ts';
import type { Cell, Line } from './cell.ts';

/** A text of a page in a test: where it begins, its line, what it says, the size of its letters, its font. */
export type TextSpec = readonly [left: number, y: number, text: string, size?: number, font?: string];

/** Letters half as wide as they are high. */
export function toCell([left, y, text, size = 9, font = 'f1']: TextSpec): Cell {
  return { text, left, right: left + text.length * size * 0.5, y, size, font, struck: false, amount: readAmount(text) };
}

/** Lines of the texts that stand at one height. */
export function toTestLines(...texts: readonly TextSpec[]): Line[] {
  const heights = [...new Set(texts.map(([, y]) => y))];
  return heights.map((y) => ({ y, cells: texts.filter((text) => text[1] === y).map(toCell) }));
}

/** What lines say, their cells apart. */
export function textsOfCells(lines: readonly Pick<Line, 'cells'>[]): string[] {
  return lines.map(({ cells }) => cells.map(({ text }) => text).join(' | '));
}
