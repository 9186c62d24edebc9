import { type Cell, filterCells, type Line } from '../page/cell.ts';

/** Narrowest space between two columns of products, in points. */
export const MIN_GUTTER = 5;

export function crosses({ left, right }: Cell, cut: number): boolean {
  return left < cut - MIN_GUTTER / 2 && right > cut + MIN_GUTTER / 2;
}

/** Sentences, which may say a price, are set across columns and are no names of products. */
export function isProse({ text }: Cell): boolean {
  return text.split(' ').length > 10;
}

export function splitAtGutter(lines: readonly Line[], cut: number): [Line[], Line[]] {
  const side = (keep: (cell: Cell) => boolean) => filterCells(lines, keep).map(atItsHeight);
  const isLeft = ({ left, right }: Cell) => (left + right) / 2 < cut;
  return [side(isLeft), side((cell) => !isLeft(cell))];
}

/** What stood in one line with text of another column, a little higher or lower, keeps the distances of its own. */
function atItsHeight(line: Line): Line {
  return { ...line, y: Math.min(...line.cells.map(({ y }) => y)) };
}
