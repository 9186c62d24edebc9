import { isColumnHeader } from '../column-headers/column-header.ts';
import type { Cell, Line } from '../page/cell.ts';
import type { TableColumn } from './column.ts';

/** A line of headers where those that stand so close that they look like one are apart again, each over its column. */
export function splitHeaders(line: Line, columns: readonly TableColumn[]): Line {
  return { ...line, cells: line.cells.flatMap((cell) => splitHeaderCell(cell, columns)) };
}

function splitHeaderCell(cell: Cell, columns: readonly TableColumn[]): Cell[] {
  const under = columns.filter(({ left, right }) => left < cell.right - 1 && right > cell.left + 1);
  const words = cell.text.split(/\s+/);
  if (cell.amount || under.length < 2 || words.length < 2 || REMARK.test(cell.text)) return [cell];
  const [first, second] = under;
  if (!first || !second) return [cell];
  const letter = (cell.right - cell.left) / cell.text.length;
  const cuts = words.slice(1).map((_, index) => {
    const [before, after] = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')];
    const [end, start] = [cell.left + before.length * letter, cell.right - after.length * letter];
    // Heads of numbers end where those end, others begin where their column begins.
    return { before, after, end, start, far: Math.min(Math.abs(end - first.right), Math.abs(start - second.left)) };
  });
  const headers = cuts
    .filter(({ before, after }) => isCompleteHeader(before) && isCompleteHeader(after))
    .sort((a, b) => a.far - b.far);
  const [best] = headers;
  if (!best || best.far > 2 * cell.size) return [cell];
  const rest = { ...cell, text: best.after, left: best.start };
  return [{ ...cell, text: best.before, right: best.end }, ...splitHeaderCell(rest, columns)];
}

/** What holds for all prices: 'Precios con IVA incluido'. */
const REMARK = /^precios (?:con|sin|en|m[aá]s|no|\+)(?= )/i;

const LINKS = new Set(['con', 'sin', 'de', 'del', 'en', 'a', 'al', 'por', 'para', 'y']);

/** Heads of several columns may be more words than one has; none breaks off as a title cut in two does: 'Lista de'. */
function isCompleteHeader(text: string): boolean {
  const words = text.toLowerCase().split(/\s+/);
  if (LINKS.has(words[0] ?? '') || LINKS.has(words.at(-1) ?? '')) return false;
  return words.length <= 4
    ? isColumnHeader(text)
    : words.every((word) => isColumnHeader(word) || /^\d{1,2}$/.test(word));
}
