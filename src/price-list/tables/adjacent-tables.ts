import { filterCells, isPrice, type Line } from '../page/cell.ts';
import type { RuledLine } from '../page/text-page.ts';

/** From where to where a table reaches across its page, in points. */
export type TableExtent = { left: number; right: number };

/** Points of the page's width that are looked at together. */
const STEP = 2;
/** A gutter is at least this wide, in points. */
const GUTTER = 6;
/** So few of the lines of its tables, as part of all, run over a gutter: those of a title, or of the footer. */
const FEW = 0.3;
const FEWEST_ROWS = 3;
const WHOLE = 0.9;
/** No page is wider than this, in steps; a rule may be said to be. */
const MOST_STEPS = 5000;

/** Tables that stand beside each other with a gutter that no line of theirs crosses; none when there is one, or it is not clear. */
export function findAdjacentTables(lines: readonly Line[], across: readonly RuledLine[]): TableExtent[] {
  // One by one: a page may draw more lines than a call takes arguments.
  const left = across.reduce((least, { from }) => Math.min(least, from), Number.POSITIVE_INFINITY);
  const right = across.reduce((most, { to }) => Math.max(most, to), 0);
  // What runs over all of the width belongs to the page.
  const covered = coverOf(across.filter(({ from, to }) => to - from < WHOLE * (right - left)));
  const most = Math.max(0, ...covered);
  const reaches: TableExtent[] = [];
  for (let at = 0; at < covered.length; at++) {
    if ((covered[at] ?? 0) <= FEW * most) continue;
    const last = reaches.at(-1);
    if (last && at * STEP - last.right < GUTTER) last.right = (at + 1) * STEP;
    else reaches.push({ left: at * STEP, right: (at + 1) * STEP });
  }
  const each = reaches.every((reach) => rowsIn(lines, reach) >= FEWEST_ROWS);
  return reaches.length > 1 && each ? reaches : [];
}

/** How many lines run over each step of the page's width. */
function coverOf(across: readonly RuledLine[]): number[] {
  const width = across.reduce((most, { to }) => Math.max(most, to), 0);
  const covered = new Array<number>(Math.min(MOST_STEPS, Math.ceil(width / STEP))).fill(0);
  for (const { from, to } of across)
    for (let at = Math.max(0, Math.floor(from / STEP)); at * STEP < to && at < covered.length; at++)
      covered[at] = (covered[at] ?? 0) + 1;
  return covered;
}

export function isInExtent({ left, right }: TableExtent, reach: TableExtent): boolean {
  const middle = (left + right) / 2;
  return middle > reach.left && middle < reach.right;
}

/** How many lines have a price there, and a name before it. */
function rowsIn(lines: readonly Line[], reach: TableExtent): number {
  return filterCells(lines, (cell) => isInExtent(cell, reach)).filter(({ cells }) => {
    const price = cells.findIndex(isPrice);
    return cells.slice(0, price).some(({ text }) => /\p{L}{3}/u.test(text));
  }).length;
}
