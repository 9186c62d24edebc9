import { CHOICE_WEIGHTS } from './choice-weights.ts';
import type { ColumnChoice } from './choose-column.ts';
import { type PricedRow, slotScore } from './price-slots.ts';

/** The slots of each table of a list: those that stand beside each other in some row. */
export function toTables(rows: readonly PricedRow[]): string[][] {
  const tables: Set<string>[] = [];
  for (const { prices } of rows) {
    const beside = tables.filter((table) => [...prices.keys()].some((slot) => table.has(slot)));
    const [first = new Set(), ...others] = beside;
    if (beside.length === 0) tables.push(first);
    for (const slot of [...others.flatMap((table) => [...table]), ...prices.keys()]) first.add(slot);
    for (const other of others) tables.splice(tables.indexOf(other), 1);
  }
  return tables.map((table) => [...table]);
}

/** The column from which the price of a row comes; undefined where only columns have one that are not meant. */
type ColumnOfRow = (row: PricedRow) => ColumnChoice | undefined;

/** Labels with a lower score are of prices that the public does not pay. */
const NOT_PUBLIC = -CHOICE_WEIGHTS.retailLabel;

/**
 * Finds the column of a row: the chosen one of its table, or the likeliest of those that stand beside none chosen. `slot` is
 * the one that counts whatever its label; prices of which their label says less are asked about.
 */
export function createColumnLookup(
  rows: readonly PricedRow[],
  { slot, columns }: { slot: string; columns: readonly ColumnChoice[] },
): ColumnOfRow {
  const meant = columns.filter((one) => one.slot === slot || slotScore(one.slot) > NOT_PUBLIC);
  const beside = new Set(
    rows.flatMap(({ prices }) => (columns.some((one) => prices.has(one.slot)) ? [...prices.keys()] : [])),
  );
  return ({ prices }) => {
    const own = meant.find((one) => prices.has(one.slot));
    if (own) return own;
    const others = [...prices.keys()].filter((one) => !beside.has(one) && slotScore(one) > NOT_PUBLIC);
    const [other] = others.toSorted((a, b) => slotScore(b) - slotScore(a));
    return other === undefined ? undefined : { slot: other, unsure: false, rivals: [] };
  };
}

/** Whether the label of a slot says less than that of another that its prices are for the public. */
export function saysLess(slot: string, than: string): boolean {
  return slotScore(slot) < slotScore(than) + NOT_PUBLIC;
}
