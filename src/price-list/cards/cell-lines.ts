import type { Cell } from '../page/cell.ts';

/** Cells that stand on one line each, from top to bottom. */
export function groupLines(cells: readonly Cell[]): Cell[][] {
  const lines: Cell[][] = [];
  for (const cell of cells.toSorted((a, b) => a.y - b.y || a.left - b.left)) {
    const first = lines.at(-1)?.[0];
    if (first && cell.y - first.y <= 0.45 * Math.min(first.size, cell.size)) lines.at(-1)?.push(cell);
    else lines.push([cell]);
  }
  return lines.map((line) => line.toSorted((a, b) => a.left - b.left));
}

export function joinText(cells: readonly Cell[]): string {
  return cells.map(({ text }) => text).join(' ');
}
