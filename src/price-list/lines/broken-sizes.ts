import type { Cell, Line } from '../page/cell.ts';
import { UNIT_BY_NAME } from '../sizes/units.ts';
import { normalizeText } from '../text/normalize-text.ts';

/** Lines of one text are nearer to each other than this, in sizes of their letters. */
const NEXT = 1.6;

/** The lines of a block where a size goes on in the line below ('120' and, right below, 'CÁPSULAS') with all of it in one. */
export function joinBrokenSizes(lines: readonly Line[]): Line[] {
  const result: Line[] = [];
  for (const line of lines) {
    const above = result.at(-1);
    const rest = above && above.cells.length > 1 ? line.cells : [];
    const wholes = new Map(
      rest.flatMap((unit) => {
        const count = above && countAbove(unit, above);
        return count ? [[count, unit] as const] : [];
      }),
    );
    if (!above || wholes.size === 0) {
      result.push(line);
      continue;
    }
    const cells = above.cells.map((cell): Cell => {
      const unit = wholes.get(cell);
      return unit
        ? { ...cell, text: `${cell.text} ${unit.text}`, right: Math.max(cell.right, unit.right), amount: undefined }
        : cell;
    });
    result[result.length - 1] = { ...above, cells };
    const units = new Set(wholes.values());
    const left = line.cells.filter((cell) => !units.has(cell));
    if (left.length > 0) result.push({ ...line, cells: left });
  }
  return result;
}

/** The bare number that a unit right below it is of. */
function countAbove({ text, left, font, y, size }: Cell, { cells }: Line): Cell | undefined {
  if (!Object.hasOwn(UNIT_BY_NAME, normalizeText(text).replace(/\.$/, ''))) return undefined;
  return cells.find(
    (cell) =>
      cell.font === font &&
      Math.abs(cell.left - left) < 1.5 &&
      y > cell.y &&
      y - cell.y < NEXT * size &&
      /^\d{1,4}$/.test(cell.text),
  );
}
