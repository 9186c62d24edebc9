import { isColumnHeader } from '../column-headers/column-header.ts';
import { type Cell, isPrice, type Line } from '../page/cell.ts';

/** Whether each line has a row of the table to itself: what stands beside them may go on over the end of the page. */
export function areSeparateRows(lines: readonly Line[], bandOf: ReadonlyMap<Cell, string>): boolean {
  const bands = lines.flatMap(({ cells }) =>
    cells
      .filter(isPrice)
      .slice(0, 1)
      .flatMap((price) => bandOf.get(price) ?? []),
  );
  return new Set(bands).size === lines.length;
}

/** Whether nothing of the rows stands to the right of what is no header. */
export function isRightOfRows(stack: readonly Cell[], rows: readonly Line[]): boolean {
  const left = Math.min(...stack.map((one) => one.left));
  const isHead = stack.some(({ text }) => isColumnHeader(text));
  return !isHead && rows.every(({ cells }) => cells.every((one) => stack.includes(one) || one.right <= left + 1));
}
