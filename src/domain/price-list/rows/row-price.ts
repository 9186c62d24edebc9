import type { Centavos } from '../../money.ts';
import type { Cell } from '../page/cell.ts';
import { currencyOf } from '../words/currency.ts';
import { isPriceName, readLabel } from '../words/labels.ts';
import { type Column, columnAt } from './columns.ts';
import { overlaps } from './slots.ts';

/** The price of a row and the title of the column that it stood in. */
export type RowPrice = { centavos: Centavos; title: string };

/** A column so much better than the rest that its price is the only right one. */
const CLEARLY = 20;

/** The worth of a price from before. */
const OLD = -100;

type Candidate = RowPrice & { worth: number; said: boolean; column: Column };

/**
 * The price that a shop takes over: the one suggested to the public, for one unit, the new one. Undefined when the row
 * has no price in that column: one from another column would be wrong.
 */
export function rowPrice(cells: readonly Cell[], columns: readonly Column[]): RowPrice | undefined {
  if (isInDollars(cells, columns)) return undefined;
  const found = cells.flatMap((cell, index): Candidate[] => {
    const column = columns[columnAt(columns, cell)];
    const { amount } = cell;
    if (amount?.kind !== 'pesos' || cell.struck || !column) return [];
    if (column.label.kind !== 'price' && !(column.label.kind === 'name' && amount.sure)) return [];
    // Beside the column of one brand or size it may be of another one.
    const { label } = column;
    if (label.kind === 'price' && (label.brand ?? label.of) !== undefined && !overlaps(column, cell)) return [];
    const said = inlineLabel(cells, index, columns);
    const own = column.label.kind === 'price' ? column.label.worth : 0;
    return [
      {
        centavos: amount.centavos,
        worth: own + (said?.worth ?? 0),
        title: said?.title ?? column.title,
        said: said !== undefined,
        column,
      },
    ];
  });
  // Prices of one row in one column stand wherever there is room: nothing tells which head is theirs.
  const bare = found.filter(({ said, column }) => !said && column.title !== '');
  if (bare.length > 1 && new Set(bare.map(({ column }) => column)).size < bare.length) return undefined;
  const best = found.reduce<Candidate | undefined>(
    (most, one) => (most && most.worth >= one.worth ? most : one),
    undefined,
  );
  const asked = Math.max(...columns.map(askedFor));
  // A price that is told to be an old one, or after which another is announced, is not the one that counts.
  if (!best || best.worth <= OLD || isAnnounced(cells)) return undefined;
  return asked - best.worth < CLEARLY ? best : undefined;
}

/** What a column's price is worth by its head, also where names have run into it and no price of it can be told. */
function askedFor({ label, title }: Column): number {
  const said = label.kind === 'name' ? readLabel(title) : label;
  return said.kind === 'price' ? said.worth : Number.NEGATIVE_INFINITY;
}

/** Whether a column of currencies says of this row that its numbers are dollars. */
function isInDollars(cells: readonly Cell[], columns: readonly Column[]): boolean {
  return cells.some(
    (cell) => columns[columnAt(columns, cell)]?.label.kind === 'currency' && currencyOf(cell.text) === 'dollars',
  );
}

/** Whether the line breaks off before a price for the public. */
function isAnnounced(cells: readonly Cell[]): boolean {
  const last = cells.at(-1);
  const label = last && last.amount === undefined && isPriceName(last.text) ? readLabel(last.text) : undefined;
  return label?.kind === 'price' && label.worth >= 20;
}

/** Words just before a price that say which one it is: 'PVP', 'x1', 'antes'. */
function inlineLabel(
  cells: readonly Cell[],
  index: number,
  columns: readonly Column[],
): { worth: number; title: string } | undefined {
  const before = cells[index - 1];
  const own = before && columns[columnAt(columns, before)];
  // What stands under a head of its own is how much there is ('caja x 12 u.'), or its unit of measure ('UNI').
  if ((own?.label.kind === 'detail' || own?.label.kind === 'other') && own.title !== '') return undefined;
  if (!before || before.amount?.kind === 'pesos' || !isPriceName(before.text)) return undefined;
  const title = before.text.replace(/:$/, '');
  const label = readLabel(title);
  return label.kind === 'price' ? { worth: label.worth, title } : undefined;
}
