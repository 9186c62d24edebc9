import { type Cell, isPrice, type Line } from '../page/cell.ts';
import type { RuledLines, UprightPage } from '../page/text-page.ts';
import { bandEdges, toBands } from './table-bands.ts';

type RotatedText = UprightPage['rotated'];

/** The rows of a table with what reads upwards or downwards in a cell beside them, in each: a brand, mostly. */
export function withRotatedText(
  lines: readonly Line[],
  texts: RotatedText,
  { across }: Pick<RuledLines, 'across'>,
): Line[] {
  if (texts.length === 0) return [...lines];
  const edges = bandEdges(lines, across);
  const banded = inOrder(texts).flatMap((text) => toBands(cellOf(text), edges));
  const groups = Map.groupBy(banded, ({ band }) => `${band.top} ${band.bottom}`);
  const added = new Map<Line, Cell[]>();
  for (const of of groups.values()) {
    const [{ band, cell } = {}] = of;
    if (!band || !cell || !Number.isFinite(band.bottom - band.top)) continue;
    const rows = lines.filter(({ y, cells }) => cells.some(isPrice) && y > band.top && y < band.bottom);
    const right = Math.max(...of.map((one) => one.cell.right));
    if (!rows.every(({ cells }) => cells.every((other) => other.left > right - 1))) continue;
    const text = of.map((one) => one.cell.text).join(' ');
    for (const row of rows) added.set(row, [{ ...cell, text, right, y: row.y }]);
  }
  return lines.map((line) => ({ ...line, cells: [...(added.get(line) ?? []), ...line.cells] }));
}

/** Lines that read upwards follow each other from left to right, others from right to left. */
function inOrder(texts: RotatedText): RotatedText {
  return texts.toSorted((a, b) =>
    a.box.bottom === a.y ? a.box.left - b.box.left || b.y - a.y : b.box.left - a.box.left || a.y - b.y,
  );
}

function cellOf({ text, size, font, struck = false, box }: RotatedText[number]): Cell {
  const y = (box.top + box.bottom) / 2;
  return { text, left: box.left, right: box.right, y, size, font, struck, amount: undefined };
}
