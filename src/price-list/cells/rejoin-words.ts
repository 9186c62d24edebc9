import type { Cell, Line } from '../page/cell.ts';
import type { RuledLines } from '../page/text-page.ts';
import { isSeparatedByRule } from './ruled-columns.ts';

/** The lines with words together that stand apart only because words begin there in many lines, as in tables. */
export function rejoinWords(lines: readonly Line[], { down }: Pick<RuledLines, 'down'>): Line[] {
  return lines.map((line) => {
    const cells: Cell[] = [];
    for (const cell of line.cells) {
      const before = cells.at(-1);
      if (before && isNext(before, cell) && !isSeparatedByRule(before, cell, down))
        cells[cells.length - 1] = { ...before, text: `${before.text} ${cell.text}`, right: cell.right };
      else cells.push(cell);
    }
    return { ...line, cells };
  });
}

/** Words set alike with no more than a space between them. */
function isNext(before: Cell, cell: Cell): boolean {
  const alike =
    before.font === cell.font && Math.abs(before.size - cell.size) < 0.3 && Math.abs(before.y - cell.y) < 0.5;
  const gap = cell.left - before.right;
  return alike && !before.amount && !cell.amount && gap > 0.1 * cell.size && gap < 0.6 * cell.size;
}
