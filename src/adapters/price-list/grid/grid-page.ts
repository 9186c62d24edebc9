import type { TextItem, TextPage } from '#price-list/page/text-page.ts';
import { drawRuns, lengthOf, splitLines, widthOf } from './cell-text.ts';
import { type Grid, type GridCell, MAX_CELL_LENGTH, type MergedRange } from './grid.ts';
import { drawRules } from './grid-rules.ts';
import { splitPage } from './split-page.ts';

/** In points. */
const PADDING = 8;
const MARGIN = 36;
const EMPTY_COLUMN = 20;
/** In sizes of the letters. */
const LINE = 1.25;
/** As many as are printed on one; the time of reading a page grows by the square of its rows. */
const ROWS_ON_PAGE = 50;
const TITLE_SIZE = 16;
/** Names that the program gave to a sheet. */
const NO_TITLE = /^(?:hoja|sheet|planilla|tabla|table|libro|página|page)?[\s_-]*\d*$/i;

/** A cell with the lines of its text, and the cells it is merged with. */
type Block = { cell: GridCell; lines: GridCell['runs'][]; range: MergedRange; width: number };

/** Draws a sheet on pages, with lines between the cells of its tables, so that it is read as any other list. */
export function toGridPages({ title = '', cells, merged }: Grid): TextPage[] {
  const rangeAt = new Map(merged.map((range) => [`${range.top} ${range.left}`, range]));
  const blocks = cells.map((cell) => toBlock(cell, rangeAt.get(`${cell.row} ${cell.column}`)));
  const byRow = Map.groupBy(blocks, ({ cell }) => cell.row);
  const numbered = numberedRows(blocks);
  const lefts = placeColumns(byRow);
  const isTitled = !NO_TITLE.test(title.trim());
  const tops = placeRows(byRow, isTitled ? MARGIN + 2 * TITLE_SIZE : MARGIN);
  const rows = [...byRow].filter(([, row]) => row.length > 1).map(([index]) => index);
  const at = (edges: readonly number[], index: number) => edges[Math.min(index, edges.length - 1)] ?? 0;
  const items = blocks.flatMap((block) =>
    rowsOf(block, numbered).flatMap((row) => {
      const { left, right } = block.range;
      return drawBlock(block, { left: at(lefts, left), right: at(lefts, right + 1), top: at(tops, row) });
    }),
  );
  if (isTitled)
    items.unshift(
      ...drawRuns([{ text: title, struck: false }], {
        x: MARGIN,
        y: MARGIN + TITLE_SIZE,
        size: TITLE_SIZE,
        bold: true,
      }),
    );
  const page = {
    width: at(lefts, lefts.length) + MARGIN,
    height: at(tops, tops.length) + MARGIN,
    items,
    rules: drawRules({ rows, merged, lefts, tops }),
  };
  const cuts = tops.slice(0, -1).filter((_, row) => row > 0 && row % ROWS_ON_PAGE === 0);
  return splitPage(page, cuts);
}

function toBlock(cell: GridCell, range?: MergedRange): Block {
  const { row, column, runs } = cell;
  const lines = splitLines(runs).filter((line) => lengthOf(line) <= MAX_CELL_LENGTH);
  const width = Math.max(0, ...lines.map((line) => widthOf(line, cell)));
  return { cell, lines, width, range: range ?? { top: row, left: column, bottom: row, right: column } };
}

/** The left edge of each column, and the right edge of the last. */
function placeColumns(byRow: ReadonlyMap<number, Block[]>): number[] {
  const widths: number[] = [];
  for (const row of byRow.values()) {
    for (const { range, width } of row) {
      // A title reaches over the columns beside it.
      const own = range.left === range.right && row.length > 1 ? width + 2 * PADDING : EMPTY_COLUMN;
      widths[range.left] = Math.max(widths[range.left] ?? EMPTY_COLUMN, own);
    }
  }
  return edges(
    Array.from(widths, (width = EMPTY_COLUMN) => width),
    MARGIN,
  );
}

/** The top edge of each row, and the bottom edge of the last. */
function placeRows(byRow: ReadonlyMap<number, Block[]>, from: number): number[] {
  const heights: number[] = [];
  for (const [index, row] of byRow) {
    const heightOf = ({ cell, lines }: Block) => lines.length * LINE * cell.size;
    heights[index] = Math.max(...row.map(heightOf)) + PADDING;
  }
  return edges(
    Array.from(heights, (height = LINE * 11) => height),
    from,
  );
}

function edges(lengths: readonly number[], from: number): number[] {
  let at = from;
  return [from, ...lengths.map((length) => (at += length))];
}

/**
 * The rows in which a cell is drawn. What is merged downwards over rows with numbers applies to each of them, as one
 * price for several flavors does: it is drawn in each. Anything else stands at the bottom of its range, as the headers of
 * a column do beside those of groups.
 */
function rowsOf({ cell, range }: Block, numbered: ReadonlySet<number>): number[] {
  if (range.top === range.bottom) return [cell.row];
  if (range.left < range.right) return [range.top];
  const all = Array.from({ length: range.bottom - range.top + 1 }, (_, index) => range.top + index);
  const rows = all.filter((row) => numbered.has(row));
  return rows.length > 0 ? rows : [range.bottom];
}

/** The rows that have a number, alone or merged over several. */
function numberedRows(blocks: readonly Block[]): Set<number> {
  const rows = new Set<number>();
  for (const { cell, range } of blocks)
    if (isNumeric(cell)) for (let row = range.top; row <= range.bottom; row++) rows.add(row);
  return rows;
}

/** Whether a cell holds a number, perhaps as text: '$ 12.300,00'. */
function isNumeric({ isNumber, runs }: GridCell): boolean {
  return isNumber || /^[^\p{L}\d]*\d[^\p{L}]*$/u.test(runs.map(({ text }) => text).join(''));
}

type Area = { left: number; right: number; top: number };

function drawBlock({ cell, lines, range }: Block, { left, right, top }: Area): TextItem[] {
  const { size, bold, isNumber } = cell;
  return lines.flatMap((line, index) => {
    const width = widthOf(line, cell);
    const centered = range.left < range.right ? (left + right - width) / 2 : left + PADDING;
    const x = isNumber ? right - PADDING - width : centered;
    return drawRuns(line, { x, y: top + (index + 1) * LINE * size, size, bold });
  });
}
