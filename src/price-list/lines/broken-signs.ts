import { isGrouped } from '../amounts/amount.ts';
import { splitCell } from '../cells/split-cell.ts';
import { isColumnHeader } from '../column-headers/column-header.ts';
import type { Line } from '../page/cell.ts';

/** Lines of one text are nearer to each other than this, in sizes of their letters. */
const NEXT = 1.6;

/** The lines with each sign before its number, where the end of a line came between: 'Whey, costo $' and '73.700 / ...'. */
export function joinBrokenSigns(lines: readonly Line[]): Line[] {
  const broken = new Set(lines.slice(1).filter((line, index) => endsInSign(lines[index], line)));
  return lines.map((line, index) => {
    const [first, ...rest] = line.cells;
    const next = lines[index + 1];
    const begun =
      broken.has(line) && first ? [...splitCell({ ...first, text: `$ ${first.text}` }), ...rest] : [...line.cells];
    return { ...line, cells: next && broken.has(next) ? withoutSign(begun) : begun };
  });
}

function endsInSign(above: Line | undefined, { y, cells }: Line): boolean {
  const [last, first] = [above?.cells.at(-1), cells[0]];
  if (!above || !last || !first || y - above.y > NEXT * last.size) return false;
  const [number = ''] = first.text.split(' ');
  // Heads of columns end in signs, too, but above codes.
  const named = above.cells.some(({ text }) => /\p{L}{3}/u.test(text) && !isColumnHeader(text.replace(/\s*\$$/, '')));
  return named && /\$$/.test(last.text) && /^\d/.test(number) && isGrouped(number);
}

function withoutSign(cells: Line['cells']): Line['cells'] {
  const last = cells.at(-1);
  const text = last?.text.replace(/\s*\$$/, '') ?? '';
  return [...cells.slice(0, -1), ...(last && text !== '' ? [{ ...last, text }] : [])];
}
