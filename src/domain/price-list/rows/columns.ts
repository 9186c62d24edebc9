import type { Centavos } from '../../money.ts';
import { type Cell, isPrice, type Line } from '../page/cell.ts';
import { isGrouped } from '../words/amount.ts';
import { type Label, readLabel } from '../words/labels.ts';

export type Column = { left: number; right: number; title: string; label: Label };

/** Columns of a block from where its rows have text, still without titles. */
export function columnsOf(lines: readonly Line[]): Column[] {
  const rows = lines.filter(({ cells }) => cells.some(isPrice));
  const slots = slotsOf(rows);
  const inSlots = slots.map((): Cell[] => []);
  for (const cell of rows.flatMap(({ cells }) => cells)) inSlots[nearest(slots, cell)]?.push(cell);
  const names = inSlots.findIndex((cells) => share(cells, isWordy) > 0.5);
  const labels = inSlots.map((cells, index) => guessed(cells, index < names));
  const typical = labels.map((label, index) => (label.kind === 'price' ? medianOf(inSlots[index] ?? []) : 0));
  const most = Math.max(...typical);
  return slots.map((slot, index): Column => {
    // Beside prices numbers so much smaller are stock, units in a box or dollars.
    const small = labels[index]?.kind === 'price' && isFarSmaller(typical[index] ?? 0, most);
    return { ...slot, title: '', label: small ? { kind: 'other' } : (labels[index] ?? { kind: 'name' }) };
  });
}

const FAR_SMALLER = 0.02;

function isFarSmaller(price: Centavos, most: Centavos): boolean {
  return price > 0 && price < FAR_SMALLER * most;
}

function medianOf(cells: readonly Cell[]): Centavos {
  const sorted = cells
    .flatMap(({ amount }) => (amount?.kind === 'pesos' ? [amount.centavos] : []))
    .sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}

/** Which column a cell belongs to. */
export function columnAt(columns: readonly Column[], cell: Cell): number {
  return nearest(columns, cell);
}

/** The columns with the titles that a line of heads gives them; `further` lines add to the line above. */
export function titled(columns: readonly Column[], cells: readonly Cell[], further: boolean): Column[] {
  // As many heads as columns: each has its own, however far from its numbers it stands.
  const sorted = [...cells].sort((a, b) => a.left - b.left);
  const inOrder =
    !further && cells.length === columns.length && !sorted.some((cell, index) => isOverOther(cell, index, columns));
  return columns.map((column, index) => {
    const nearer = cells.filter((cell) => nearest(columns, cell) === index);
    const over = nearer.filter((cell) => cell.left < column.right && cell.right > column.left);
    // A head over nothing is one of an empty column, where the nearest has its own.
    const near = over.length > 0 ? over : nearer;
    const own = (inOrder ? sorted.slice(index, index + 1) : near).map(({ text }) => text);
    const title = [...(further ? [column.title] : []), ...own].join(' ').trim();
    // A line that says nothing of this column leaves it as its content shows it.
    return title === '' ? column : { ...column, title, label: settled(readLabel(title), column.label) };
  });
}

/** Whether a head stands over a column that is not the one of its number. */
function isOverOther({ left, right }: Cell, index: number, columns: readonly Column[]): boolean {
  const over = (column: Column | undefined) =>
    column === undefined ? 0 : Math.min(column.right, right) - Math.max(column.left, left);
  return columns.some((column, other) => other !== index && over(column) > Math.max(over(columns[index]), 1));
}

/** A price column has prices in it, whatever it is called, and a column of words has none. */
function settled(said: Label, seen: Label): Label {
  if (said.kind === 'brand' && said.name !== undefined && seen.kind === 'price') return { ...seen, brand: said.name };
  if (said.kind === 'unknown') return seen.kind === 'price' ? { ...seen, worth: -5 } : seen;
  if (said.kind === 'name' && seen.kind === 'price') return seen;
  if (said.kind === 'price' && (seen.kind === 'name' || seen.kind === 'dollars')) return seen;
  return said;
}

type Slot = { left: number; right: number };

/** Stretches of the width that most rows fill, apart where hardly any does. */
function slotsOf(rows: readonly Line[]): Slot[] {
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
  return slots;
}

function nearest(slots: readonly Slot[], { left, right }: Slot): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  slots.forEach((slot, index) => {
    const overlap = Math.min(slot.right, right) - Math.max(slot.left, left);
    const far = overlap > 0 ? -overlap : Math.abs((left + right) / 2 - (slot.left + slot.right) / 2);
    if (far < least) [best, least] = [index, far];
  });
  return best;
}

function guessed(cells: readonly Cell[], beforeNames: boolean): Label {
  const pesos = cells.filter(({ amount }) => amount?.kind === 'pesos');
  if (share(cells, ({ amount }) => amount?.kind === 'dollars') > 0.5) return { kind: 'dollars' };
  if (share(cells, ({ amount }) => amount?.kind === 'flag') > 0.5) return { kind: 'other' };
  if (share(cells, isPrice) < 0.5) return { kind: beforeNames && share(cells, isCode) > 0.6 ? 'code' : 'name' };
  const plainNumbers = share(pesos, (cell) => !isSure(cell) && !isGrouped(cell.text)) > 0.8;
  if (plainNumbers && beforeNames) return { kind: 'code' };
  const small = share(pesos, ({ amount }) => amount?.kind === 'pesos' && amount.centavos < 100_00) > 0.8;
  if (pesos.length > 0 && plainNumbers && small) return { kind: 'other' };
  return { kind: 'price', worth: 0 };
}

/** Short, with a digit, without a space. */
export function isCode({ text }: { text: string }): boolean {
  return (
    /^[\p{L}]{0,5}[-./]?\d[\dA-Za-z./-]*$/u.test(text) &&
    !/^\d+(?:[.,]\d+)?(?:k|kg|g|gr|grs|ml|lb|lbs|mg|caps?|u)$/i.test(text)
  );
}

function isSure({ amount }: Cell): boolean {
  return amount?.kind === 'pesos' && amount.sure;
}

function isWordy({ text, amount }: Cell): boolean {
  return amount === undefined && (text.match(/\p{L}/gu) ?? []).length >= 3 && !isCode({ text });
}

function share<T>(all: readonly T[], has: (one: T) => boolean): number {
  return all.length === 0 ? 0 : all.filter(has).length / all.length;
}
