import type { Cell, Line } from '../page/cell.ts';

/** A stretch of the width of a page. */
export type Slot = { left: number; right: number };

/** Stretches of the width that most rows fill, apart where hardly any does. */
export function slotsOf(rows: readonly Line[]): Slot[] {
  const cells = rows.flatMap((row) => row.cells);
  const priced = rows.filter((row) => row.cells.some(({ amount }) => amount?.kind === 'pesos'));
  // 'Sin stock' may run over several columns.
  const exact =
    priced.length > 0.5 * rows.length
      ? cells.filter(({ amount, text }) => !(amount?.kind === 'none' && /\p{L}/u.test(text)))
      : cells;
  const filled: number[] = [];
  for (const { left, right } of exact) {
    for (let x = Math.floor(left); x < Math.ceil(right); x++) filled[x] = (filled[x] ?? 0) + 1;
  }
  const few = rows.length < 12 ? 0 : Math.max(1, 0.02 * rows.length);
  // Few rows leave gaps by chance.
  const narrow = rows.length < 8 ? 2 : 0;
  const slots: Slot[] = [];
  for (let x = 0; x <= filled.length; x++) {
    if ((filled[x] ?? 0) <= few) continue;
    const slot = slots.at(-1);
    if (slot && x - slot.right <= narrow) slot.right = x + 1;
    else slots.push({ left: x, right: x + 1 });
  }
  return [...beforeAll(exact, slots), ...slots];
}

/** The stretch of words that only a few rows have, left of all others: brands, printed once for many products. */
function beforeAll(cells: readonly Cell[], [first]: readonly Slot[]): Slot[] {
  const out = cells.filter(({ right, text }) => first !== undefined && right < first.left && /\p{L}{3}/u.test(text));
  if (out.length === 0) return [];
  return [{ left: Math.min(...out.map(({ left }) => left)), right: Math.max(...out.map(({ right }) => right)) }];
}

/** The slot that overlaps most, else the one whose middle is nearest; -1 of none. */
export function nearest(slots: readonly Slot[], { left, right }: Slot): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  slots.forEach((slot, index) => {
    const overlap = Math.min(slot.right, right) - Math.max(slot.left, left);
    const far = overlap > 0 ? -overlap : Math.abs((left + right) / 2 - (slot.left + slot.right) / 2);
    if (far < least) [best, least] = [index, far];
  });
  return best;
}
