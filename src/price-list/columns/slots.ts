import type { Cell, Line } from '../page/cell.ts';

/** A stretch of the width of a page. */
export type Slot = { left: number; right: number };

/** Stretches of the width that most rows fill, apart where hardly any does. */
export function findSlots(rows: readonly Line[]): Slot[] {
  const cells = rows.flatMap((row) => row.cells);
  const priced = rows.filter((row) => row.cells.some(({ amount }) => amount?.kind === 'pesos'));
  const across = acrossSeveral(rows);
  // 'Sin stock' may run over several columns.
  const none = ({ amount, text }: Cell) => amount?.kind === 'none' && /\p{L}/u.test(text);
  const exact = cells.filter((cell) => !across.has(cell) && !(priced.length > 0.5 * rows.length && none(cell)));
  const filled: number[] = [];
  for (const { left, right } of exact) {
    for (let x = Math.floor(left); x < Math.ceil(right); x++) filled[x] = (filled[x] ?? 0) + 1;
  }
  const few = rows.length < 12 ? 0 : Math.max(1, 0.02 * rows.length);
  // Few rows leave gaps by chance.
  const narrow = rows.length < 8 ? 2 : 0;
  const gaps = rows.flatMap(gapsBetweenPrices);
  const slots: Slot[] = [];
  for (let x = 0; x <= filled.length; x++) {
    if ((filled[x] ?? 0) <= few) continue;
    const slot = slots.at(-1);
    // Two prices side by side in one row are never of one column.
    const parted =
      slot !== undefined &&
      x > slot.right &&
      gaps.some(({ left, right }) => left > slot.left && left <= slot.right && right >= x);
    if (slot && x - slot.right <= narrow && !parted) slot.right = x + 1;
    else slots.push({ left: x, right: x + 1 });
  }
  return [...beforeAll(exact, slots), ...slots];
}

/** What stands over columns of the others in rows with fewer prices than most, such as offers: names and prices. */
function acrossSeveral(rows: readonly Line[]): Set<Cell> {
  const prices = rows.map(({ cells }) => cells.filter(({ amount }) => amount?.kind === 'pesos'));
  const usual = prices.map(({ length }) => length).sort((a, b) => a - b)[rows.length >> 1] ?? 0;
  const gaps = rows.map(gapsBetweenPrices);
  const runsOver = ({ left, right }: Cell) =>
    gaps.filter((ofRow) => ofRow.some((gap) => left < gap.left + 1 && right > gap.right - 1)).length >
    0.5 * rows.length;
  const covers = ({ left, right, amount }: Cell) =>
    amount === undefined &&
    prices.filter((all) => all.some((price) => left < price.left && right > price.right)).length > 0.5 * rows.length;
  const fewer = rows.filter((_, index) => (prices[index]?.length ?? 0) < usual).flatMap(({ cells }) => cells);
  return new Set(fewer.filter((cell) => (cell.amount?.kind === 'pesos' ? runsOver(cell) : covers(cell))));
}

function gapsBetweenPrices({ cells }: Line): Slot[] {
  const prices = cells.filter(({ amount }) => amount?.kind === 'pesos');
  return prices.slice(1).map((cell, at) => ({ left: prices[at]?.right ?? 0, right: cell.left }));
}

/** The stretch of words that only a few rows have, left of all others: brands, printed once for many products. */
function beforeAll(cells: readonly Cell[], [first]: readonly Slot[]): Slot[] {
  const out = cells.filter(({ right, text }) => first !== undefined && right < first.left && /\p{L}{3}/u.test(text));
  if (out.length === 0) return [];
  return [{ left: Math.min(...out.map(({ left }) => left)), right: Math.max(...out.map(({ right }) => right)) }];
}

/** Also a stretch for the few prices, of many rows, that stand under a header of their own. */
export function withLonePrices(
  slots: readonly Slot[],
  { rows, headers }: { rows: readonly Line[]; headers: readonly Cell[] },
): Slot[] {
  const isFree = (cell: Slot) => slots.every((slot) => !overlapWidth(slot, cell));
  const prices = rows.flatMap(({ cells }) => cells.filter((cell) => cell.amount?.kind === 'pesos' && isFree(cell)));
  const lone = headers.filter(isFree).flatMap((header) => {
    const under = prices.filter((cell) => overlapWidth(header, cell));
    if (under.length === 0) return [];
    return [{ left: Math.min(...under.map(({ left }) => left)), right: Math.max(...under.map(({ right }) => right)) }];
  });
  return [...slots, ...lone].sort((a, b) => a.left - b.left);
}

export function overlapWidth(one: Slot, other: Slot): boolean {
  return one.left < other.right && one.right > other.left;
}

/** The slot that overlaps most, else the one whose middle is nearest; -1 of none. */
export function nearestSlot(slots: readonly Slot[], { left, right }: Slot): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  slots.forEach((slot, index) => {
    const overlap = Math.min(slot.right, right) - Math.max(slot.left, left);
    const far = overlap > 0 ? -overlap : Math.abs((left + right) / 2 - (slot.left + slot.right) / 2);
    if (far < least) [best, least] = [index, far];
  });
  return best;
}
