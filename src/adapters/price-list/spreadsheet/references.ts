import type { MergedRange } from '../grid/grid.ts';

const LETTERS_IN_ALPHABET = 26;
const CODE_BEFORE_A = 64;

/** Row and column from 0 of a reference as `B12`. */
export function parseCellReference(reference: string): { row: number; column: number } | undefined {
  const [, letters, digits] = /^\$?([A-Z]{1,3})\$?([1-9]\d{0,6})$/.exec(reference) ?? [];
  if (letters === undefined) return undefined;
  const column = [...letters].reduce(
    (sum, letter) => sum * LETTERS_IN_ALPHABET + (letter.charCodeAt(0) - CODE_BEFORE_A),
    0,
  );
  return { row: Number(digits) - 1, column: column - 1 };
}

/** The corners of a range as `A1:C3`; undefined for any other text, and for a single cell. */
export function parseCellRange(range: string): MergedRange | undefined {
  const [first = '', last = ''] = range.split(':');
  const start = parseCellReference(first);
  const end = parseCellReference(last);
  if (!start || !end || end.row < start.row || end.column < start.column) return undefined;
  return { top: start.row, left: start.column, bottom: end.row, right: end.column };
}
