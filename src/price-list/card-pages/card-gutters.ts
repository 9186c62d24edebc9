import { groupLines } from '../cards/cell-lines.ts';
import { isColumnHeader } from '../column-headers/column-header.ts';
import { type Cell, isPrice } from '../page/cell.ts';

/** Narrowest space between two columns of cards, in points. */
const NARROW = 5;
/** How much larger than names headings are set, at least. */
const LARGER = 1.15;
/** How near lines of one product are to each other, in sizes of their letters. */
const CLOSE = 2;

/** Where the columns of a page begin that each have names and prices: where nearly nothing stands from top to bottom. */
export function findGutters(cells: readonly Cell[]): number[] {
  const body = bodyOf(cells);
  const titles = titlesOf(body);
  const filled: number[] = [];
  for (const { left, right } of body.filter((cell) => !titles.includes(cell)))
    for (let x = Math.floor(left); x < right; x++) filled[x] = (filled[x] ?? 0) + 1;
  const few = 0.03 * body.length;
  const cuts: number[] = [];
  let from = 0;
  for (let x = 0; x <= filled.length; x++) {
    if ((filled[x] ?? 0) <= few) continue;
    if (from > 0 && x - from >= NARROW) cuts.push((x + from) / 2);
    from = x + 1;
  }
  const stripes = stripesOf(body, cuts);
  // Where prices stand before their names a column begins with them.
  const first = hasNames(stripes.find((stripe) => hasNames(stripe) || hasPrices(stripe)) ?? []) ? hasNames : hasPrices;
  const begins: number[] = [];
  let column = stripes[0] ?? [];
  for (const [index, cut] of cuts.entries()) {
    const stripe = stripes[index + 1] ?? [];
    if (first(stripe) && isWhole(column)) {
      begins.push(cut);
      column = stripe;
    } else column = [...column, ...stripe];
  }
  return isWhole(column) ? begins : begins.slice(0, -1);
}

/** The cells of a page in its columns. */
export function splitColumns(cells: readonly Cell[], cuts: readonly number[]): Cell[][] {
  return stripesOf(bodyOf(cells), cuts).filter((column) => column.length > 0);
}

/** Whether nothing but a title of a page stands where the columns of another one part. */
export function fitsColumns(cells: readonly Cell[], cuts: readonly number[]): boolean {
  const body = bodyOf(cells);
  const titles = titlesOf(body);
  return body.every((cell) => titles.includes(cell) || !cuts.some((cut) => cell.left < cut && cell.right > cut));
}

function stripesOf(body: readonly Cell[], cuts: readonly number[]): Cell[][] {
  return [...cuts, Number.POSITIVE_INFINITY].map((cut, index) =>
    body.filter((cell) => middle(cell) < cut && middle(cell) >= (cuts[index - 1] ?? Number.NEGATIVE_INFINITY)),
  );
}

/** What stands from the first lines of the first products to the last price. */
function bodyOf(cells: readonly Cell[]): Cell[] {
  const prices = cells.filter(isPrice);
  const [top, bottom] = [Math.min(...prices.map(({ y }) => y)), Math.max(...prices.map(({ y }) => y))];
  const begins = firstOf(cells, top);
  return cells.filter(({ y, size }) => (y > top - 5 * size || y >= begins) && y < bottom + 3 * size);
}

/** What stands alone over the first products, or in larger letters over others: it may reach over several columns. */
function titlesOf(body: readonly Cell[]): Cell[] {
  const top = Math.min(...body.filter(isPrice).map(({ y }) => y));
  const sizes = body.flatMap(({ amount, size }) => (amount ? [] : size)).sort((a, b) => a - b);
  const usual = sizes[sizes.length >> 1] ?? 0;
  const isTitle = ({ y, size, amount }: Cell) => y < top || (!amount && size > LARGER * usual);
  return groupLines(body).flatMap((line) => (line.length === 1 && line.every(isTitle) ? line : []));
}

/** Where the lines begin that follow each other closely down to the first price. */
function firstOf(cells: readonly Cell[], top: number): number {
  let first = top;
  for (const { y, size } of cells.filter((cell) => cell.y < top).sort((a, b) => b.y - a.y)) {
    if (first - y > CLOSE * size) break;
    first = y;
  }
  return first;
}

function middle({ left, right }: Cell): number {
  return (left + right) / 2;
}

function hasNames(cells: readonly Cell[]): boolean {
  const names = cells.filter(
    ({ amount, text }) => !amount && /\p{L}{3}/u.test(text) && !isColumnHeader(text.replace(/:$/, '')),
  );
  return names.length >= 2;
}

function isWhole(column: readonly Cell[]): boolean {
  return hasNames(column) && hasPrices(column);
}

function hasPrices(cells: readonly Cell[]): boolean {
  return cells.filter(isPrice).length >= 2;
}
