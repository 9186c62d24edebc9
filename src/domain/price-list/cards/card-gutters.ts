import { type Cell, isPrice } from '../page/cell.ts';
import { isLabel } from '../words/labels.ts';
import { linesOf } from './card-lines.ts';

/** Narrowest space between two columns of cards, in points. */
const NARROW = 5;
/** How near lines of one product are to each other, in sizes of their letters. */
const CLOSE = 2;

/** The cells of a page in columns that each have names and prices, parted where nearly nothing stands from top to bottom. */
export function gutters(cells: readonly Cell[]): Cell[][] {
  const prices = cells.filter(isPrice);
  const [top, bottom] = [Math.min(...prices.map(({ y }) => y)), Math.max(...prices.map(({ y }) => y))];
  const begins = firstOf(cells, top);
  const body = cells.filter(({ y, size }) => (y > top - 5 * size || y >= begins) && y < bottom + 3 * size);
  const filled: number[] = [];
  // A title over the first products may reach over several columns.
  const titles = linesOf(body).flatMap((line) => (line.length === 1 && line.every(({ y }) => y < top) ? line : []));
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
  const stripes = [...cuts, Number.POSITIVE_INFINITY].map((cut, index, all) =>
    body.filter((cell) => middle(cell) < cut && middle(cell) >= (all[index - 1] ?? Number.NEGATIVE_INFINITY)),
  );
  // Where prices stand before their names a column begins with them.
  const first = hasNames(stripes.find((stripe) => hasNames(stripe) || hasPrices(stripe)) ?? []) ? hasNames : hasPrices;
  const columns: Cell[][] = [];
  for (const stripe of stripes) {
    const column = columns.at(-1);
    if (column && !(first(stripe) && hasNames(column) && hasPrices(column))) column.push(...stripe);
    else columns.push([...stripe]);
  }
  const last = columns.at(-1);
  if (columns.length > 1 && last && !(hasNames(last) && hasPrices(last)))
    columns.at(-2)?.push(...(columns.pop() ?? []));
  return columns;
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
    ({ amount, text }) => !amount && /\p{L}{3}/u.test(text) && !isLabel(text.replace(/:$/, '')),
  );
  return names.length >= 2;
}

function hasPrices(cells: readonly Cell[]): boolean {
  return cells.filter(isPrice).length >= 2;
}
