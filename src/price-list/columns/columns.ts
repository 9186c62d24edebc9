import type { Centavos } from '#domain/money/money.ts';
import type { ColumnContent } from '../column-headers/column-content.ts';
import { readColumnHeader } from '../column-headers/column-header.ts';
import { type Cell, isPrice, type Line } from '../page/cell.ts';
import type { TableColumn } from './column.ts';
import { guessContent, isWordy, share } from './guess-content.ts';
import { findSlots, nearestSlot, withLonePrices } from './slots.ts';

/** Columns of a block from where its rows have text, still without titles. */
export function findColumns(lines: readonly Line[]): TableColumn[] {
  const rows = lines.filter(({ cells }) => cells.some(isPrice) && !cells.some(isSentence));
  const headers = lines.filter(({ cells }) => cells.length > 2 && !cells.some(isPrice)).flatMap(({ cells }) => cells);
  const slots = withLonePrices(findSlots(rows), { rows, headers });
  const inSlots = slots.map((): Cell[] => []);
  for (const cell of rows.flatMap(({ cells }) => cells)) inSlots[nearestSlot(slots, cell)]?.push(cell);
  const names = inSlots.findIndex((cells) => share(cells, isWordy) > 0.5);
  const labels = inSlots.map((cells, index) => guessContent(cells, index < names));
  const typical = labels.map((label, index) => (label.kind === 'price' ? medianOf(inSlots[index] ?? []) : 0));
  const most = Math.max(...typical);
  return slots.map((slot, index): TableColumn => {
    // Beside prices numbers so much smaller are stock, units in a box or dollars.
    const small = labels[index]?.kind === 'price' && isFarSmaller(typical[index] ?? 0, most);
    return { ...slot, title: '', label: small ? { kind: 'other' } : (labels[index] ?? { kind: 'name' }) };
  });
}

/** No name has more words; a remark with a sum in it runs over several columns. */
const MOST_WORDS = 14;

function isSentence({ text, amount }: Cell): boolean {
  return amount === undefined && text.split(/\s+/).length > MOST_WORDS;
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
export function columnAt(columns: readonly TableColumn[], cell: Cell): number {
  return nearestSlot(columns, cell);
}

/** The columns with the titles that a line of headers gives them; `further` lines add to the line above. */
export function titleColumns(columns: readonly TableColumn[], cells: readonly Cell[], further: boolean): TableColumn[] {
  // As many headers as columns: each has its own, however far from its numbers it stands.
  const sorted = [...cells].sort((a, b) => a.left - b.left);
  const inOrder =
    !further && cells.length === columns.length && !sorted.some((cell, index) => isOverOther(cell, index, columns));
  const named = columns.map((column, index) => {
    const nearer = cells.filter((cell) => nearestSlot(columns, cell) === index);
    const over = nearer.filter((cell) => cell.left < column.right && cell.right > column.left);
    // A header over nothing is one of an empty column, where the nearest has its own.
    const near = over.length > 0 ? over : nearer;
    const own = (inOrder ? sorted.slice(index, index + 1) : near).map(({ text }) => text);
    const title = [...(further ? [column.title] : []), ...own].join(' ').trim();
    // A line that says nothing of this column leaves it as its content shows it.
    return title === '' ? column : { ...column, title, label: resolveContent(readColumnHeader(title), column.label) };
  });
  return withLoneBrands(named, cells);
}

/** The columns with that of brands where too few rows of a page have one to tell it: each goes on in the rows below. */
function withLoneBrands(columns: readonly TableColumn[], headers: readonly Cell[]): TableColumn[] {
  const lone = headers.flatMap(({ text, left, right }): TableColumn[] => {
    const label = readColumnHeader(text);
    const isOver = columns.some((column) => left < column.right && right > column.left);
    return label.kind === 'brand' && label.name === undefined && !isOver ? [{ left, right, title: text, label }] : [];
  });
  return [...columns, ...lone].sort((a, b) => a.left - b.left);
}

/** Whether a header stands over a column that is not the one of its number. */
function isOverOther({ left, right }: Cell, index: number, columns: readonly TableColumn[]): boolean {
  const over = (column: TableColumn | undefined) =>
    column === undefined ? 0 : Math.min(column.right, right) - Math.max(column.left, left);
  return columns.some((column, other) => other !== index && over(column) > Math.max(over(columns[index]), 1));
}

/** A price column has prices in it, whatever it is called, and a column of words has none. */
function resolveContent(said: ColumnContent, seen: ColumnContent): ColumnContent {
  if (said.kind === 'brand' && said.name !== undefined)
    return seen.kind === 'price' ? { ...seen, brand: said.name } : seen;
  if (said.kind === 'unknown') return seen.kind === 'price' ? { ...seen, score: said.score || -5 } : seen;
  if (said.kind === 'name' && (seen.kind === 'price' || seen.kind === 'code')) return seen;
  if (said.kind === 'price' && (seen.kind === 'name' || seen.kind === 'dollars')) return seen;
  return said;
}
