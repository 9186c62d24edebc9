import type { Grid, MergedRange } from '../grid/grid.ts';
import type { Worksheet } from './read-worksheet.ts';
import { renumber } from './renumber.ts';

type Position = { row: number; column: number };

/** How many empty rows remain of those between two others: enough to see that these are apart. */
const MAX_EMPTY_ROWS = 1;
/** In how much of a merged range something visible is looked for. */
const MAX_ROWS_OF_RANGE = 500;
const MAX_COLUMNS_OF_RANGE = 50;

/** A sheet without what is hidden, its rows and columns counted anew. */
export function toVisibleGrid({ cells, merged, hiddenRows, isHiddenColumn }: Worksheet, title: string): Grid {
  const isShown = ({ row, column }: Position) => !hiddenRows.has(row) && !isHiddenColumn(column);
  const rangeAt = new Map(merged.map((range) => [`${range.top} ${range.left}`, range]));
  const shown = cells.flatMap((cell) => {
    // The text of merged cells is shown even when the first of them is hidden.
    const range = isShown(cell) ? undefined : rangeAt.get(`${cell.row} ${cell.column}`);
    const at = range ? firstShown(range, isShown) : isShown(cell) && cell;
    return at ? [{ ...cell, row: at.row, column: at.column }] : [];
  });
  const rows = renumber(
    shown.map(({ row }) => row),
    MAX_EMPTY_ROWS,
  );
  const columns = renumber(
    shown.map(({ column }) => column),
    0,
  );
  const ranges = merged.map(({ top, left, bottom, right }) => ({
    top: rows.from(top),
    left: columns.from(left),
    bottom: rows.upTo(bottom),
    right: columns.upTo(right),
  }));
  return {
    title,
    cells: shown.map((cell) => ({ ...cell, row: rows.from(cell.row), column: columns.from(cell.column) })),
    merged: ranges.filter(
      ({ top, left, bottom, right }) => bottom >= top && right >= left && (bottom > top || right > left),
    ),
  };
}

function firstShown(
  { top, left, bottom, right }: MergedRange,
  isShown: (position: Position) => boolean,
): Position | undefined {
  for (let row = top; row <= Math.min(bottom, top + MAX_ROWS_OF_RANGE); row++)
    for (let column = left; column <= Math.min(right, left + MAX_COLUMNS_OF_RANGE); column++)
      if (isShown({ row, column })) return { row, column };
  return undefined;
}
