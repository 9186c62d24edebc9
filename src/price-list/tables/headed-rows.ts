import { isColumnHeader } from '../column-headers/column-header.ts';
import { type Cell, isPrice, textOf } from '../page/cell.ts';

/** More rows than this with other letters on top are how the names of the list look. */
const MOST = 0.5;
/** How much larger than the text below it a heading in the same letters is, at least. */
const LARGER = 1.1;

type Row = readonly Cell[];

/** What stands on top of rows of a table without a line below it: headings over the first product, and over headers. */
export function findTopHeadings(rows: readonly Row[]): Set<Cell> {
  const priced = rows.filter((cells) => cells.some(isPrice));
  const columns = new Set(priced.flatMap((cells) => besidePrice(cells).map(({ left }) => Math.round(left))));
  const headed = priced.map((cells) => ({ cells, over: overName(cells, columns) }));
  const few = headed.filter(({ over }) => over.length > 0).length < MOST * priced.length;
  const overNames = headed.flatMap(({ cells, over }) => over.filter((cell) => few || isAcross(cell, cells)));
  return new Set([...overNames, ...rows.flatMap(overHeads)]);
}

/** Whether a text stands over codes, over several columns or over none: so does no part of a name. */
function isAcross({ left, right }: Cell, cells: Row): boolean {
  const below = besidePrice(cells).filter((cell) => cell.left < right && cell.right > left);
  return below.length !== 1 || below.some(({ text }) => !/\p{L}{3}/u.test(text));
}

/** A line above headers that is no part of one: over several of them, none or the first, or in larger letters. */
function overHeads(cells: Row): Row {
  const lowest = Math.max(...cells.map(({ y }) => y));
  const headers = cells.filter(({ y, size }) => y > lowest - 0.35 * size);
  const above = cells.filter((cell) => !headers.includes(cell)).toSorted((one, other) => one.left - other.left);
  const [first, ...others] = above;
  if (!first || others.some(({ y }) => y !== first.y) || above.some(({ amount }) => amount)) return [];
  if (
    isColumnHeader(textOf({ cells: above })) ||
    headers.length < 2 ||
    !headers.every(({ text }) => isColumnHeader(text))
  )
    return [];
  const right = Math.max(...above.map((cell) => cell.right));
  const over = headers.filter((header) => header.left < right && header.right > first.left);
  const isFirst = over.every((header) => headers.every(({ left }) => left >= header.left));
  const larger = headers.every((header) => isSetOtherwise(first, header));
  return over.length !== 1 || isFirst || larger ? above : [];
}

/** What stands in other letters above a name with its price, and not in the column of names beside a brand. */
function overName(cells: Row, columns: ReadonlySet<number>): Row {
  const beside = besidePrice(cells);
  const name = beside.find(({ text }) => /\p{L}{3}/u.test(text));
  const left = Math.min(...cells.map((cell) => cell.left));
  const isHeading = (cell: Cell) =>
    !cell.amount && beside.every((one) => one.left > cell.right || one.right < cell.left || isSetOtherwise(cell, one));
  const above = cells.filter((cell) => name && cell.y < name.y - 0.35 * name.size);
  const firsts = above.filter((cell) => !above.some((other) => other.y === cell.y && other.left < cell.left));
  const outside = firsts.every((cell) => cell.left < left + 2 || !columns.has(Math.round(cell.left)));
  const headers =
    name && above.every((cell) => isHeading(cell) && isSetOtherwise(cell, name) && !goesAround(name, cell, cells));
  return name && outside && headers ? above : [];
}

/** Whether a text goes on below the line of the name: a brand of two lines, in the middle of its cell. */
function goesAround(name: Cell, { left, font, size }: Cell, cells: Row): boolean {
  return cells.some(
    (one) =>
      one.y > name.y + 0.35 * name.size &&
      one.font === font &&
      Math.abs(one.size - size) < 0.1 &&
      Math.abs(one.left - left) < 1.5,
  );
}

function besidePrice(cells: Row): Row {
  const price = cells.find(isPrice);
  return price ? cells.filter(({ y, amount }) => !amount && Math.abs(y - price.y) < 0.35 * price.size) : [];
}

/** In other letters that are no smaller, or in larger ones. */
function isSetOtherwise(cell: Cell, below: Cell): boolean {
  return cell.size > (cell.font === below.font ? LARGER : 0.97) * below.size;
}
