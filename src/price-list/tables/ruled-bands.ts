import { type PrintedLine, type Run, toRun } from '../layout/printed-line.ts';
import type { PageRegion } from '../layout/regions.ts';
import type { Span } from '../layout/text-columns.ts';
import { SEVERAL } from '../shares.ts';
import { cellsOf } from './column-cells.ts';
import type { Marked } from './marked-line.ts';
import type { ColumnsByTable, TableColumn } from './table-columns.ts';

/** Finds the ruled line that a line is below, by its height; undefined where it is not between two. */
export function createBands({ rules }: PageRegion, column?: Span): (line: PrintedLine) => number | undefined {
  const across = rules.across.toSorted((a, b) => a.at - b.at);
  return ({ words, y }) => {
    const [first] = words;
    if (!first) return undefined;
    const { left, right } = column ?? first;
    const own = across.filter(({ from, to }) => from < right && to > left);
    const below = own.findIndex(({ at }) => at >= y - first.size / 3);
    return own[below - 1]?.at;
  };
}

export function spanningCells(
  lines: readonly Marked[],
  { tables, region }: { tables: ColumnsByTable; region: PageRegion },
): Map<Marked, Map<number, Run>> {
  const cells = new Map(lines.map((line) => [line, new Map<number, Run>()]));
  for (const [table, own] of Map.groupBy(lines, (line) => line.table)) {
    const columns = tables.get(table) ?? [];
    for (const [index, column] of columns.entries()) {
      if (column.content.kind === 'price') continue;
      for (const [band, within] of Map.groupBy(own, createBands(region, column))) {
        const cell = band === undefined ? undefined : spanningCell(within, { columns, index });
        if (cell) for (const line of within) cells.get(line)?.set(index, cell);
      }
    }
  }
  return cells;
}

/** The texts of a drawn cell in a column, if they are fewer than its rows. */
function spanningCell(
  lines: readonly Marked[],
  { columns, index }: { columns: readonly TableColumn[]; index: number },
): Run | undefined {
  const priced = lines.filter(({ role }) => role === 'priced').length;
  const own = cellsOf(lines, columns)[index] ?? [];
  const isSpanning = own.length > 0 && own.length <= SEVERAL && own.length <= priced / 2 + 1;
  const hasHeader = lines.some(({ role }) => role === 'header');
  if (!isSpanning || own.length >= priced || hasHeader || areScattered(own, lines)) return undefined;
  return toRun(own.flatMap(({ words }) => words));
}

const FARTHEST_LINES = 2;

/** As 'S/S' of single rows is. */
function areScattered(cells: readonly Run[], lines: readonly Marked[]): boolean {
  const positions = cells.map(({ words }) => lines.findIndex((line) => words[0] && line.words.includes(words[0])));
  return positions.some((at, index) => at - (positions[index - 1] ?? at) > FARTHEST_LINES);
}
