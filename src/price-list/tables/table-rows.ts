import { type Cell, filterCells, isPrice, type Line } from '../page/cell.ts';
import type { RuledLine, RuledLines } from '../page/text-page.ts';
import { findAdjacentTables, isInExtent } from './adjacent-tables.ts';
import { findTopHeadings } from './headed-rows.ts';
import { findSpanningCells, withSpanningCells } from './spanning-cells.ts';
import { mergeStackedRow } from './stacked-cells.ts';
import { type BandedCell, bandEdges, bandKey, toBands } from './table-bands.ts';

/**
 * The lines of a page where those between two rules of a table are one: names that go on above and below their price,
 * and a cell that stands beside several rows (a brand) in each of them.
 */
export function mergeTableRows(lines: readonly Line[], { across }: RuledLines): Line[] {
  const tables = findAdjacentTables(lines, across);
  if (tables.length === 0) return rowsOfOne(lines, across);
  const rest = filterCells(lines, (cell) => !tables.some((reach) => isInExtent(cell, reach)));
  const rows = tables.flatMap((reach) => {
    const own = across.filter(({ from, to }) => to > reach.left && from < reach.right);
    return rowsOfOne(
      filterCells(lines, (cell) => isInExtent(cell, reach)),
      own,
    );
  });
  return joinedLines([...rest, ...rows]);
}

function rowsOfOne(lines: readonly Line[], across: readonly RuledLine[]): Line[] {
  const edges = bandEdges(lines, across);
  if (edges.length < 2) return [...lines];
  const banded = lines.flatMap(({ cells }) => cells.flatMap((cell): BandedCell[] => toBands(cell, edges)));
  const { spread, rest } = findSpanningCells(lines, banded);
  const inRow = new Map<Cell, Line>();
  const bands = Map.groupBy(
    banded.filter(({ cell }) => !spread.has(cell)),
    ({ band }) => bandKey(band),
  );
  const headings = findTopHeadings([...bands.values()].map((of) => of.map(({ cell }) => cell)));
  for (const of of bands.values()) {
    const cells = of.map(({ cell }) => cell).filter((cell) => !headings.has(cell));
    const [{ band } = { band: { top: 0, bottom: 0 } }] = of;
    const open = !Number.isFinite(band.top) || !Number.isFinite(band.bottom);
    // A row may begin or end at the end of the page: then only its price tells that it is one.
    const row = open && !cells.some(isPrice) ? undefined : mergeStackedRow(cells);
    if (row) for (const cell of cells) inRow.set(cell, row);
  }
  const rows = rest.flatMap((line) => {
    const own = line.cells.filter((cell) => !inRow.has(cell));
    const merged = new Set(line.cells.flatMap((cell) => inRow.get(cell) ?? []));
    return [...merged, ...(own.length > 0 ? [{ ...line, cells: own }] : [])];
  });
  const ordered = joinedLines([...new Set(rows)]).map((line) => withSpanningCells(line, spread));
  const alone = new Map([...bands.values()].flatMap((of) => (of.length === 1 ? of : [])).map((one) => [one.cell, one]));
  return ordered.map((line) => ({
    ...line,
    cells: line.cells.map((cell) => filling(cell, line.cells, alone.get(cell))),
  }));
}

/** A text alone in its box is as wide as that: a heading over several columns, wherever in it the words stand. */
function filling(cell: Cell, besides: readonly Cell[], banded: BandedCell | undefined): Cell {
  if (!banded || cell.amount || !Number.isFinite(banded.band.bottom - banded.band.top)) return cell;
  const { left, right } = banded.box;
  // Another box over the same width holds another text.
  if (besides.some((one) => one !== cell && one.left < right && one.right > left)) return cell;
  return { ...cell, left: Math.min(cell.left, left), right: Math.max(cell.right, right) };
}

/** From top to bottom; rows of tables side by side that stand at one height are one line again. */
function joinedLines(lines: readonly Line[]): Line[] {
  const result: Line[] = [];
  for (const line of [...lines].sort((a, b) => a.y - b.y)) {
    const before = result.at(-1);
    const size = Math.min(...line.cells.map((cell) => cell.size));
    if (before && line.y - before.y <= 0.35 * size)
      before.cells = [...before.cells, ...line.cells].sort((a, b) => a.left - b.left);
    else result.push({ ...line });
  }
  return result;
}
