import type { Centavos } from '#domain/money/money.ts';
import {
  isBoxLabel,
  mentionsNetPrice,
  mentionsRetailPrice,
  mentionsWholesalePrice,
} from '../amounts/price-label-score.ts';
import { monthBefore } from '../column-headers/price-times.ts';
import { PART } from '../shares.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { CHOICE_WEIGHTS } from './choice-weights.ts';
import type { ColumnChoice } from './choose-column.ts';
import { isPlace, type PricedRow, slotLabel, slotScore } from './price-slots.ts';
import type { PricedRows } from './priced-rows.ts';

/** The common slots of each table of a list: those of which some row has both; of two with the same prices the likelier. */
export function toTables({ rows, slots }: Pick<PricedRows, 'rows' | 'slots'>): string[][] {
  const tableOf = new Map(slots.map((slot) => [slot, [slot]]));
  for (const { prices } of rows) {
    const own = slots.filter((slot) => prices.has(slot));
    const table = [...new Set(own.map((slot) => tableOf.get(slot) ?? [slot]))].flat();
    for (const slot of table) tableOf.set(slot, table);
  }
  const areSame = (one: string, other: string) => rows.every(({ prices }) => prices.get(one) === prices.get(other));
  return [...new Set(tableOf.values())].map((table) => {
    const ranked = table.toSorted((a, b) => slotScore(b) - slotScore(a));
    const kept = new Set(ranked.filter((slot, at) => !ranked.slice(0, at).some((better) => areSame(better, slot))));
    return table.filter((slot) => kept.has(slot));
  });
}

const NOT_PUBLIC = -CHOICE_WEIGHTS.retailLabel;

/** Finds the column of a row: the chosen one of its table, or the likeliest of its own; `slot` counts whatever its label. */
export function createColumnLookup(
  rows: readonly PricedRow[],
  { slot, columns }: { slot: string; columns: readonly ColumnChoice[] },
): (row: PricedRow) => ColumnChoice | undefined {
  const chosen = new Map(columns.map((one) => [one.slot, one]));
  const columnOf = ({ prices }: PricedRow) => [...prices.keys()].map((one) => chosen.get(one)).find(Boolean);
  const beside = new Set(rows.flatMap((row) => (columnOf(row) ? [...row.prices.keys()] : [])));
  const isRareRetail = (one: string) =>
    mentionsRetailPrice(normalizeText(one)) && rows.filter(({ prices }) => prices.has(one)).length < PART * rows.length;
  return (row) => {
    const own = columnOf(row);
    // 'te queda a vos $ 17.900 y sugerido $ 26.700' among prices for the public without a label
    const retail = own && isPlace(own.slot) ? [...row.prices.keys()].find(isRareRetail) : undefined;
    if (own && retail !== undefined) return { slot: retail, unsure: true, rivals: [own.slot] };
    if (own && (own.slot === slot || slotScore(own.slot) > NOT_PUBLIC)) return own;
    // What has no price of this month may cost what it did.
    const before = monthBefore(slot, [...row.prices.keys()]);
    if (before !== undefined) return { slot: before, unsure: true, rivals: [] };
    const [other] = [...row.prices.keys()]
      .filter((one) => !beside.has(one))
      .toSorted((a, b) => slotScore(b) - slotScore(a));
    if (other === undefined) return undefined;
    return { slot: other, unsure: slotScore(other) <= NOT_PUBLIC || mentionsNetPrice(slotLabel(other)), rivals: [] };
  };
}

export function saysLess(slot: string, than: string): boolean {
  return slotScore(slot) < slotScore(than) + NOT_PUBLIC;
}

/** Whether a row has a wholesale price above this one: their labels may be interchanged. */
export function isBelowWholesale(price: Centavos | undefined, { prices }: Pick<PricedRow, 'prices'>): boolean {
  const isWholesale = (slot: string) => mentionsWholesalePrice(normalizeText(slot)) && !isBoxLabel(slot);
  return [...prices].some(
    ([slot, other]) => other !== undefined && price !== undefined && other > price && isWholesale(slot),
  );
}
