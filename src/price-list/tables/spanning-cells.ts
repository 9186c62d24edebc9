import { isGrouped } from '../amounts/amount.ts';
import { isPriceCaption } from '../column-headers/column-header.ts';
import { hasSize } from '../headings/heading.ts';
import { type Cell, filterCells, isPrice, type Line } from '../page/cell.ts';
import { MAX_ROW_LINES, mergeStack, toStacks } from './stacked-cells.ts';
import { type Band, type BandedCell, bandKey } from './table-bands.ts';

/** Whether a name stands before any price, perhaps after a code: so it does to the right of a brand. */
function beginsWithName(cells: readonly Cell[]): boolean {
  // Also with a size, where the name stands in the cell beside, but not with what tells one of its prices.
  const name = cells.findIndex(
    ({ amount, text }) => amount === undefined && (hasSize(text) || (/\p{L}{3}/u.test(text) && !isPriceCaption(text))),
  );
  const before = cells.slice(0, Math.max(name, 0));
  return (
    name !== -1 &&
    before.every(({ amount, text }) => amount?.kind !== 'pesos' || !(amount.confident || isGrouped(text)))
  );
}

export type SpanningCells = ReadonlyMap<Cell, Band>;

/** The cells that stand beside several rows with prices, and the lines without them. */
export function findSpanningCells(
  lines: readonly Line[],
  banded: readonly BandedCell[],
): { spread: SpanningCells; rest: Line[] } {
  const spread = new Map<Cell, Band>();
  const priced = lines.filter(isPriced);
  const bandOf = new Map(banded.map(({ cell, band }) => [cell, bandKey(band)]));
  const inItsRow = rowsBy(banded);
  const groups = Map.groupBy(
    banded.filter(({ cell }) => cell.amount === undefined && /\p{L}{2}/u.test(cell.text)),
    ({ band }) => bandKey(band),
  );
  for (const group of groups.values()) {
    const [{ band } = { band: { top: Number.NaN, bottom: Number.NaN } }] = group;
    const lower = priced.filter(({ y }) => y > band.top && y < band.bottom);
    const whole = Number.isFinite(band.bottom - band.top);
    // A row of its own with its price, as high as several of the table beside it.
    const own = lower.filter(({ cells }) => cells.some((cell) => isPrice(cell) && bandOf.get(cell) === bandKey(band)));
    if (lower.length < 2 || own.length === 1 || !whole) continue;
    const within = lower.map((line) => inItsRow(line, band));
    // Of cells beside each other in one row of the table those before the sizes.
    for (const stack of toStacks(group.map(({ cell }) => cell))) {
      if (!isBeside(stack, within)) break;
      const [left, right] = [Math.min(...stack.map((one) => one.left)), Math.max(...stack.map((one) => one.right))];
      for (const one of stack) spread.set(one, { top: band.top, bottom: band.top });
      for (const cell of mergeStack(stack)) spread.set({ ...cell, left, right }, band);
    }
  }
  return { spread, rest: filterCells(lines, (cell) => !spread.has(cell)) };
}

/** Gives to a line with prices all of its row of the table, where a name goes on above and below them. */
function rowsBy(banded: readonly BandedCell[]): (line: Line, beside: Band) => Line {
  const bandOf = new Map(banded.map(({ cell, band }) => [cell, bandKey(band)]));
  const rows = Map.groupBy(banded, ({ band }) => bandKey(band));
  return (line, beside) => {
    const price = line.cells.find((cell) => isPrice(cell) && bandOf.has(cell));
    const key = (price && bandOf.get(price)) ?? '';
    // In one row with what may stand beside it the prices could be of several.
    const own = key === bandKey(beside) ? [] : (rows.get(key) ?? []);
    const cells = [...new Set([...line.cells, ...own.map(({ cell }) => cell)])];
    return { ...line, cells: cells.sort((a, b) => a.left - b.left) };
  };
}

/** Whether cells that stand over each other are beside rows of names or sizes with prices. */
function isBeside(stack: readonly Cell[], rows: readonly Line[]): boolean {
  const [left, right] = [Math.min(...stack.map((one) => one.left)), Math.max(...stack.map((one) => one.right))];
  const others = rows.flatMap(({ cells }) => cells).filter((cell) => !stack.includes(cell));
  const apart = others.every((cell) => cell.left > right - 1 || cell.right < left + 1);
  const named = rows.every(({ cells }) => beginsWithName(cells.filter((one) => one.left >= right - 1)));
  return stack.length <= MAX_ROW_LINES && apart && named && !areOwn(stack, rows);
}

/** Whether each row has a cell of the stack on its line, all set alike: words of its own. */
function areOwn(stack: readonly Cell[], rows: readonly Line[]): boolean {
  const level = rows.flatMap(({ y }) => stack.find((one) => Math.abs(one.y - y) < 0.35 * one.size) ?? []);
  const styles = new Set(level.map(({ font, size }) => `${font} ${Math.round(size)}`));
  return level.length === rows.length && styles.size === 1;
}

/** A number alone is where a name goes on: '30' above 'comprimidos'. */
function isPriced({ cells }: Line): boolean {
  const isSure = ({ amount }: Cell) => amount?.kind === 'pesos' && amount.confident;
  return cells.some(cells.length > 1 ? isPrice : isSure);
}

export function withSpanningCells(line: Line, spread: SpanningCells): Line {
  if (!isPriced(line)) return line;
  const beside = [...spread].filter(([, { top, bottom }]) => line.y > top && line.y < bottom).map(([cell]) => cell);
  if (beside.length === 0) return line;
  const cells = [...line.cells, ...beside.map((cell) => ({ ...cell, y: line.y }))];
  return { ...line, cells: cells.sort((a, b) => a.left - b.left) };
}
