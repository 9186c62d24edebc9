import type { TableColumn } from '../columns/column.ts';
import type { Line } from '../page/cell.ts';
import { fontOf } from '../styles/text-styles.ts';
import { isPricedLine } from './priced-line.ts';

/** Lines of one text are nearer to each other than this, in sizes of their letters. */
const TIGHT = 1.3;

/** The space between the first of some lines and the next one; where it begins a text of several lines, that below all of it. */
export function spaceBelow(lines: readonly Line[], columns: readonly TableColumn[]): number {
  const last = lines.findIndex((line, index) => {
    const next = lines[index + 1];
    return !next || isPricedLine(next, columns) || !goesOn(line, next);
  });
  const [end, next] = [lines[last], lines[last + 1]];
  return end && next ? next.y - end.y : Number.POSITIVE_INFINITY;
}

function goesOn({ y, cells: [cell, ...others] }: Line, next: Line): boolean {
  const [below, ...more] = next.cells;
  if (!cell || !below || others.length + more.length > 0) return false;
  const atEdge = Math.abs(cell.left - below.left) < 1.5;
  return atEdge && fontOf(cell) === fontOf(below) && next.y - y < TIGHT * cell.size;
}
