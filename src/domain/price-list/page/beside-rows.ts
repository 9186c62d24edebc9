import { isGrouped } from '../words/amount.ts';
import { isVariant } from '../words/labels.ts';
import { type Cell, isPrice, type Line } from './cell.ts';
import { MOST_LINES, merged } from './stacked-cells.ts';
import type { Band, Banded } from './table-bands.ts';

/** Whether a name stands before any price, perhaps after a code: so it does to the right of a brand. */
function beginsWithName(cells: readonly Cell[]): boolean {
  // Also with a size, where the name stands in the cell beside.
  const name = cells.findIndex(
    ({ amount, text }) => amount === undefined && (/\p{L}{3}/u.test(text) || (/\p{L}/u.test(text) && isVariant(text))),
  );
  const before = cells.slice(0, Math.max(name, 0));
  return (
    name !== -1 && before.every(({ amount, text }) => amount?.kind !== 'pesos' || !(amount.sure || isGrouped(text)))
  );
}

export type Spread = ReadonlyMap<Cell, Band>;

/** The cells that stand beside several rows with prices, and the lines without them. */
export function besideSeveral(lines: readonly Line[], banded: readonly Banded[]): { spread: Spread; rest: Line[] } {
  const spread = new Map<Cell, Band>();
  // A number alone is where a name goes on: '30' above 'comprimidos'.
  const priced = lines.filter(({ cells }) => cells.length > 1 && cells.some(isPrice));
  const groups = Map.groupBy(
    banded.filter(({ cell }) => cell.amount === undefined && /\p{L}{2}/u.test(cell.text)),
    ({ band, cell }) => `${band.top} ${band.bottom} ${Math.round(cell.size)}`,
  );
  for (const of of groups.values()) {
    const [first] = of;
    if (!first || of.length > MOST_LINES || !Number.isFinite(first.band.bottom - first.band.top)) continue;
    const { band } = first;
    const left = Math.min(...of.map(({ cell }) => cell.left));
    const right = Math.max(...of.map(({ cell }) => cell.right));
    const within = priced.filter(({ y }) => y > band.top && y < band.bottom);
    const own = new Set(of.map(({ cell }) => cell));
    const others = within.flatMap(({ cells }) => cells).filter((cell) => !own.has(cell));
    const apart = others.every((cell) => cell.left > right - 1 || cell.right < left + 1);
    const named = within.every(({ cells }) => beginsWithName(cells.filter((one) => one.left >= right - 1)));
    if (within.length < 2 || !apart || !named) continue;
    const [cell] = merged(of.map((one) => one.cell));
    for (const one of own) spread.set(one, { top: band.top, bottom: band.top });
    if (cell && of[0]) spread.set({ ...cell, left, right }, band);
  }
  const rest = lines
    .map((line) => ({ ...line, cells: line.cells.filter((cell) => !spread.has(cell)) }))
    .filter(({ cells }) => cells.length > 0);
  return { spread, rest };
}

export function withSpread(line: Line, spread: Spread): Line {
  if (!line.cells.some(isPrice)) return line;
  const beside = [...spread].filter(([, { top, bottom }]) => line.y > top && line.y < bottom).map(([cell]) => cell);
  if (beside.length === 0) return line;
  const cells = [...line.cells, ...beside.map((cell) => ({ ...cell, y: line.y }))];
  return { ...line, cells: cells.sort((a, b) => a.left - b.left) };
}
