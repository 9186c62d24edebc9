import { isColumnHeader, isVariantHeader } from '../column-headers/column-header.ts';
import { isPrice, type Line } from '../page/cell.ts';

/** A block parted where headers of other columns begin: below them stands another table. */
export function splitTables(lines: readonly Line[]): Line[][] {
  const tables: Line[][] = [[]];
  let known: string | undefined;
  let lastHead: Line | undefined;
  for (const [index, line] of lines.entries()) {
    if (isHeaderLine(line) && !continuesRow(line, lines[index - 1])) {
      const size = line.cells[0]?.size ?? 10;
      const further = lastHead !== undefined && line.y - lastHead.y < 2.2 * size;
      const headers = line.cells.map(({ text, left }) => `${text} ${Math.round(left / 4)}`).join('|');
      if (!further && headers !== known && tables.at(-1)?.some(({ cells }) => cells.some(isPrice)))
        tables.push(headingOf(tables.at(-1) ?? [], line));
      if (!further) known = headers;
      lastHead = line;
    }
    tables.at(-1)?.push(line);
  }
  return tables.filter((table) => table.length > 0);
}

/** Lines of one product are nearer to each other than this, in sizes of their letters. */
const NEAR = 1.9;

/** Takes the heading at the end of a table away from it: alone right above headers, it is about the table below them. */
function headingOf(table: Line[], headers: Line): Line[] {
  const [last, before] = [table.at(-1), table.at(-2)];
  // Nearer to a product it is where that goes on.
  const [cell, ...others] = last?.cells ?? [];
  if (last && before?.cells.some(isPrice) && last.y - before.y < 0.5 * (headers.y - last.y)) return [];
  // Heads with a heading of their own need none from above.
  const headed = headers.cells.some(({ text }) => !isColumnHeader(text) && !isVariantHeader(text));
  if (headed && cell && last && before && last.y - before.y < NEAR * cell.size) return [];
  const alone = cell !== undefined && others.length === 0 && cell.amount === undefined && /\p{L}{3}/u.test(cell.text);
  return alone && table.length > 1 ? table.splice(-1) : [];
}

/** Whether sizes or flavors right under a row are where its cells go on: headers stand apart from what is above them. */
export function continuesRow({ cells, y }: Line, above: Line | undefined): boolean {
  const size = cells[0]?.size ?? 10;
  const close = above !== undefined && y - above.y < 1.6 * size && above.cells.some(isPrice);
  return close && !cells.some(({ text }) => isColumnHeader(text));
}

/** Heads, and perhaps a brand before them. */
function isHeaderLine({ cells }: Line): boolean {
  const headers = cells.filter(({ text }) => isColumnHeader(text) || isVariantHeader(text));
  const prices = cells.filter((cell) => isPrice(cell) && !headers.includes(cell));
  return (
    cells.length >= 2 &&
    cells.some(({ text }) => text !== '$') &&
    headers.length >= cells.length - 1 &&
    prices.length === 0
  );
}
