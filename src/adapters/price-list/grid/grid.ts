/** A piece of a cell's text in one style. */
export type TextRun = { text: string; struck: boolean };

/** Row and column from 0, counting only what is shown. */
export type GridCell = {
  row: number;
  column: number;
  runs: TextRun[];
  /** Of the letters, in points. */
  size: number;
  bold: boolean;
  isNumber: boolean;
};

/** Cells that are drawn as one; the last row and column are part of it. */
export type MergedRange = { top: number; left: number; bottom: number; right: number };

/** What a spreadsheet shows, without hidden sheets, rows and columns. */
export type Grid = { title?: string | undefined; cells: GridCell[]; merged: MergedRange[] };

/** In characters; the text of a longer cell is left out, no line of a list is as long. */
export const MAX_CELL_LENGTH = 1000;
