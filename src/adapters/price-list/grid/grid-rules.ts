import type { RuledLine, RuledLines } from '#price-list/page/text-page.ts';
import type { MergedRange } from './grid.ts';

/** `rows` are those of tables; `lefts` and `tops` the edges of all columns and rows, in points. */
type GridLayout = { rows: number[]; merged: readonly MergedRange[]; lefts: readonly number[]; tops: readonly number[] };

/** Further merged cells are drawn with lines through them. */
const MAX_COVERED = 200_000;

/** The lines around the cells of a table, none down through cells that are merged. */
export function drawRules({ rows, merged, lefts, tops }: GridLayout): RuledLines {
  const [left = 0, right = 0] = [lefts[0], lefts.at(-1)];
  const levels = new Set(rows.flatMap((row) => [tops[row] ?? 0, tops[row + 1] ?? 0]));
  const covered = coveredEdges(merged);
  return {
    across: [...levels].map((at) => ({ from: left, to: right, at })),
    down: lefts.flatMap((at, edge) =>
      joinRows(
        rows.filter((row) => !covered.has(`${row} ${edge}`)),
        tops,
        at,
      ),
    ),
  };
}

/** The edges between columns that merged cells reach over, as `row edge`. */
function coveredEdges(merged: readonly MergedRange[]): Set<string> {
  const covered = new Set<string>();
  for (const { top, left, bottom, right } of merged)
    for (let row = top; row <= bottom; row++)
      for (let edge = left + 1; edge <= right; edge++) {
        if (covered.size >= MAX_COVERED) return covered;
        covered.add(`${row} ${edge}`);
      }
  return covered;
}

/** One line for rows that follow each other. */
function joinRows(rows: readonly number[], tops: readonly number[], at: number): RuledLine[] {
  const lines: RuledLine[] = [];
  for (const row of [...rows].sort((a, b) => a - b)) {
    const [from = 0, to = 0] = [tops[row], tops[row + 1]];
    const last = lines.at(-1);
    if (last?.to === from) last.to = to;
    else lines.push({ from, to, at });
  }
  return lines;
}
