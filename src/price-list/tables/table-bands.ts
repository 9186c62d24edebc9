import type { Cell, Line } from '../page/cell.ts';
import type { RuledLine } from '../page/text-page.ts';

/** Between two lines that run across: what stands there is one row of a table. */
export type Band = { top: number; bottom: number };
export type BandedCell = { cell: Cell; band: Band; box: { left: number; right: number } };

/** The same for cells of one row. */
export function bandKey({ top, bottom }: Band): string {
  return `${top} ${bottom}`;
}

/** Edges nearer to each other than this are the two sides of one line. */
const THICK = 1.6;
/** Lines that run across, without those through or right under a text. */
export function bandEdges(lines: readonly Line[], across: readonly RuledLine[]): RuledLine[] {
  const cells = lines.flatMap((line) => line.cells).sort((a, b) => a.y - b.y);
  const free = across.filter(({ from, to, at }) => {
    const near = cells.slice(firstBelow(cells, at - 4), firstBelow(cells, at + 40));
    return !near.some(({ left, right, y, size }) => {
      const through = at < y + 0.25 * size && at > y - 0.66 * size;
      return through && to - from < 1.15 * (right - left) + size && from < right && to > left;
    });
  });
  const sorted = free.sort((a, b) => a.at - b.at);
  // Both sides of a line, and lines that meet, lie at the same height from here on.
  let level = Number.NEGATIVE_INFINITY;
  return sorted.map((edge) => {
    if (edge.at - level > THICK) level = edge.at;
    return { ...edge, at: level };
  });
}

function firstBelow(sorted: readonly { y: number }[], y: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.y ?? 0) < y) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function toBands(cell: Cell, edges: readonly RuledLine[]): BandedCell[] {
  const middle = (cell.left + cell.right) / 2;
  const heart = cell.y - 0.3 * cell.size;
  let [top, bottom] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  let box = { left: cell.left, right: cell.right };
  for (const { from, to, at } of edges) {
    if (middle < from || middle > to) continue;
    if (at <= heart) {
      top = at;
      box = { left: from, right: to };
    } else {
      bottom = at;
      box = { left: Math.max(from, box.left), right: Math.min(to, box.right) };
      break;
    }
  }
  return Number.isFinite(top) || Number.isFinite(bottom) ? [{ cell, band: { top, bottom }, box }] : [];
}
