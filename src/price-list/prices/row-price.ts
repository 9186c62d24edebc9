import type { Centavos } from '#domain/money/money.ts';
import { currencyOf } from '../amounts/currency.ts';
import { isPriceCaption, readColumnHeader } from '../column-headers/column-header.ts';
import type { TableColumn } from '../columns/column.ts';
import { columnAt } from '../columns/columns.ts';
import type { Cell } from '../page/cell.ts';
import { isAmbiguousPrice } from './column-doubt.ts';
import { type OfferedPrice, offeredPrices } from './offered-prices.ts';
import { isSameTitle } from './price-titles.ts';

/** The price of a row, the title of the column that it stood in, and whether another column's may be meant as well. */
export type RowPrice = { centavos: Centavos; title: string; unsure: boolean };

/** A column so much better than the rest that its price is the only right one. */
const CLEARLY = 20;

/** The score of a former price. */
const OLD = -100;

/**
 * The price that a shop takes over: the one suggested to the public, for one unit, the new one. Undefined when the row
 * has no price in that column: one from another column would be wrong. Where the seller has `chosen` a title, it is the
 * one that is called so, whatever its score.
 */
export function rowPrice(
  cells: readonly Cell[],
  columns: readonly TableColumn[],
  chosen?: string | undefined,
): RowPrice | undefined {
  if (isInDollars(cells, columns)) return undefined;
  const all = offeredPrices(cells, columns);
  const found = chosen === undefined ? all : all.filter(({ title }) => isSameTitle(title, chosen));
  // Prices of one row in one column stand wherever there is room: nothing tells which header is theirs.
  const bare = all.filter(({ labelled, column }) => !labelled && column.title !== '');
  if (bare.length > 1 && new Set(bare.map(({ column }) => column)).size < bare.length) return undefined;
  const best = found.reduce<OfferedPrice | undefined>(
    (most, one) => (most && most.score >= one.score ? most : one),
    undefined,
  );
  if (!best || (chosen === undefined && !isMeant(best, { cells, columns }))) return undefined;
  const rivals = found.filter(({ score }) => score > OLD);
  return { centavos: best.centavos, title: best.title, unsure: isAmbiguousPrice(best, rivals) };
}

type RowCells = { cells: readonly Cell[]; columns: readonly TableColumn[] };

/** Whether the best price of a row is the one that counts. */
function isMeant(best: OfferedPrice, { cells, columns }: RowCells): boolean {
  const asked = Math.max(...columns.map(headerScore));
  // A price that is told to be an old one, or after which another is announced, is not the one that counts.
  return best.score > OLD && !isAnnounced(cells) && asked - best.score < CLEARLY;
}

/** The score of a column's price by its header, also where names have run into it and none of its prices can be read. */
function headerScore({ label, title }: TableColumn): number {
  const said = label.kind === 'name' ? readColumnHeader(title) : label;
  return said.kind === 'price' ? said.score : Number.NEGATIVE_INFINITY;
}

/** Whether a column of currencies says of this row that its numbers are dollars. */
function isInDollars(cells: readonly Cell[], columns: readonly TableColumn[]): boolean {
  return cells.some(
    (cell) => columns[columnAt(columns, cell)]?.label.kind === 'currency' && currencyOf(cell.text) === 'dollars',
  );
}

/** Whether the line breaks off before a price for the public. */
function isAnnounced(cells: readonly Cell[]): boolean {
  const last = cells.at(-1);
  const label =
    last && last.amount === undefined && isPriceCaption(last.text) ? readColumnHeader(last.text) : undefined;
  return label?.kind === 'price' && label.score >= 20;
}
