import { isGrouped } from './amount.ts';
import type { Cell, Line } from './cells.ts';
import { isPrice } from './side-by-side.ts';
import type { Rule, Rules } from './text-page.ts';

/** Between two lines that run across: what stands there is one row of a table. */
type Band = { top: number; bottom: number };
type Banded = { cell: Cell; band: Band; box: { left: number; right: number } };

/** Edges nearer to each other than this are the two sides of one line. */
const THICK = 1.6;
/** A row of a table has no more lines of text than this. */
const MOST_LINES = 6;

/**
 * The lines of a page where those between two rules of a table are one: names that go on above and below their price,
 * and a cell that stands beside several rows (a brand) in each of them.
 */
export function rowsOfTable(lines: readonly Line[], { across }: Rules): Line[] {
  const edges = edgesOf(lines, across);
  if (edges.length < 2) return [...lines];
  const banded = lines.flatMap(({ cells }) => cells.flatMap((cell): Banded[] => bandOf(cell, edges)));
  const { spread, rest } = besideSeveral(lines, banded);
  const inRow = new Map<Cell, Line>();
  const bands = Map.groupBy(
    banded.filter(({ cell }) => !spread.has(cell)),
    ({ band }) => `${band.top} ${band.bottom}`,
  );
  for (const of of bands.values()) {
    const cells = of.map(({ cell }) => cell);
    const [{ band } = { band: { top: 0, bottom: 0 } }] = of;
    const open = !Number.isFinite(band.top) || !Number.isFinite(band.bottom);
    // A row may begin or end at the end of the page: then only its price tells that it is one.
    const row = open && !cells.some(isPrice) ? undefined : asRow(cells);
    if (row) for (const cell of cells) inRow.set(cell, row);
  }
  const rows = rest.flatMap((line) => {
    const own = line.cells.filter((cell) => !inRow.has(cell));
    const merged = new Set(line.cells.flatMap((cell) => inRow.get(cell) ?? []));
    return [...merged, ...(own.length > 0 ? [{ ...line, cells: own }] : [])];
  });
  const ordered = joinedLines([...new Set(rows)]).map((line) => withSpread(line, spread));
  const alone = new Map([...bands.values()].flatMap((of) => (of.length === 1 ? of : [])).map((one) => [one.cell, one]));
  return ordered.map((line) => ({ ...line, cells: line.cells.map((cell) => filling(cell, alone.get(cell))) }));
}

/** A text alone in its box is as wide as that: a heading over several columns, wherever in it the words stand. */
function filling(cell: Cell, banded: Banded | undefined): Cell {
  if (!banded || cell.amount || !Number.isFinite(banded.band.bottom - banded.band.top)) return cell;
  const { left, right } = banded.box;
  return { ...cell, left: Math.min(cell.left, left), right: Math.max(cell.right, right) };
}

/** Lines that run across, without those through or right under a text. */
function edgesOf(lines: readonly Line[], across: readonly Rule[]): Rule[] {
  const cells = lines.flatMap((line) => line.cells).sort((a, b) => a.y - b.y);
  const free = across.filter(({ from, to, at }) => {
    const near = cells.slice(firstBelow(cells, at - 4), firstBelow(cells, at + 40));
    return !near.some(({ left, right, y, size }) => {
      const through = at < y + 0.25 * size && at > y - 0.66 * size;
      return through && to - from < 1.15 * (right - left) + size && from < right && to > left;
    });
  });
  const sorted = free.sort((a, b) => a.at - b.at);
  // Both sides of a line, and lines that meet, lie at the same height from here on.
  let level = Number.NEGATIVE_INFINITY;
  return sorted.map((edge) => {
    if (edge.at - level > THICK) level = edge.at;
    return { ...edge, at: level };
  });
}

function firstBelow(sorted: readonly { y: number }[], y: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.y ?? 0) < y) low = middle + 1;
    else high = middle;
  }
  return low;
}

function bandOf(cell: Cell, edges: readonly Rule[]): Banded[] {
  const middle = (cell.left + cell.right) / 2;
  const heart = cell.y - 0.3 * cell.size;
  let [top, bottom] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  let box = { left: cell.left, right: cell.right };
  for (const { from, to, at } of edges) {
    if (middle < from || middle > to) continue;
    if (at <= heart) {
      top = at;
      box = { left: from, right: to };
    } else {
      bottom = at;
      box = { left: Math.max(from, box.left), right: Math.min(to, box.right) };
      break;
    }
  }
  return Number.isFinite(top) || Number.isFinite(bottom) ? [{ cell, band: { top, bottom }, box }] : [];
}

/** The cells of one band as a line, when they look like a row: one price at most above another, none under a name. */
export function asRow(cells: readonly Cell[]): Line | undefined {
  const heights = new Set(cells.map(({ y }) => Math.round(y)));
  if (heights.size < 2 || heights.size > MOST_LINES + 2) return undefined;
  const sorted = [...cells].sort((a, b) => a.y - b.y);
  const loose = sorted.some((cell, index) => cell.y - (sorted[index - 1]?.y ?? cell.y) > 1.7 * cell.size);
  if (loose) return undefined;
  const stacks = stacksOf(cells);
  const sound = stacks.every((stack) => {
    const prices = stack.filter((cell) => isPrice(cell) && !cell.struck);
    const named = stack.some((cell) => !isPrice(cell) && /\p{L}{3}/u.test(cell.text));
    return prices.length <= 1 && !(prices.length === 1 && named);
  });
  if (!sound || stacks.length < 2 || !cells.some(({ text }) => /\p{L}{2}/u.test(text))) return undefined;
  const y = cells.find(isPrice)?.y ?? Math.min(...cells.map((cell) => cell.y));
  return { y, cells: stacks.flatMap(merged).map((cell) => ({ ...cell, y })) };
}

/** Cells that stand over each other, from left to right. */
function stacksOf(cells: readonly Cell[]): Cell[][] {
  const stacks: { left: number; right: number; cells: Cell[] }[] = [];
  for (const cell of [...cells].sort((a, b) => a.left - b.left)) {
    const stack = stacks.at(-1);
    if (stack && cell.left < stack.right - 1) {
      stack.cells.push(cell);
      stack.right = Math.max(stack.right, cell.right);
    } else stacks.push({ left: cell.left, right: cell.right, cells: [cell] });
  }
  return stacks.map((stack) => stack.cells);
}

/** One text out of the lines of a stack; small print and struck prices stay apart. */
function merged(stack: readonly Cell[]): Cell[] {
  const sorted = [...stack].sort((a, b) => a.y - b.y || a.left - b.left);
  const result: Cell[] = [];
  for (const cell of sorted) {
    const before = result.at(-1);
    const alike = before && Math.abs(before.size - cell.size) < 0.12 * cell.size && before.struck === cell.struck;
    if (!before || !alike || isPrice(cell)) result.push(cell);
    else {
      const text = `${before.text} ${cell.text}`;
      const [left, right] = [Math.min(before.left, cell.left), Math.max(before.right, cell.right)];
      result[result.length - 1] = { ...before, text, left, right, amount: undefined };
    }
  }
  return result;
}

/** Whether a name stands before any price, perhaps after a code: so it does to the right of a brand. */
function beginsWithName(cells: readonly Cell[]): boolean {
  const name = cells.findIndex(({ amount, text }) => amount === undefined && /\p{L}{3}/u.test(text));
  const before = cells.slice(0, Math.max(name, 0));
  return (
    name !== -1 && before.every(({ amount, text }) => amount?.kind !== 'pesos' || !(amount.sure || isGrouped(text)))
  );
}

type Spread = ReadonlyMap<Cell, Band>;

/** The cells that stand beside several rows with prices, and the lines without them. */
function besideSeveral(lines: readonly Line[], banded: readonly Banded[]): { spread: Spread; rest: Line[] } {
  const spread = new Map<Cell, Band>();
  const priced = lines.filter(({ cells }) => cells.some(isPrice));
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

function withSpread(line: Line, spread: Spread): Line {
  if (!line.cells.some(isPrice)) return line;
  const beside = [...spread].filter(([, { top, bottom }]) => line.y > top && line.y < bottom).map(([cell]) => cell);
  if (beside.length === 0) return line;
  const cells = [...line.cells, ...beside.map((cell) => ({ ...cell, y: line.y }))];
  return { ...line, cells: cells.sort((a, b) => a.left - b.left) };
}

/** From top to bottom; rows of tables side by side that stand at one height are one line again. */
function joinedLines(lines: readonly Line[]): Line[] {
  const result: Line[] = [];
  for (const line of [...lines].sort((a, b) => a.y - b.y)) {
    const before = result.at(-1);
    const size = Math.min(...line.cells.map((cell) => cell.size));
    if (before && line.y - before.y <= 0.35 * size)
      before.cells = [...before.cells, ...line.cells].sort((a, b) => a.left - b.left);
    else result.push({ ...line });
  }
  return result;
}
