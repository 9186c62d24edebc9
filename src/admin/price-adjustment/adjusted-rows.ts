import type { PriceRow } from '#contract/admin/products.ts';
import { finalPrice } from '#domain/money/discount.ts';
import type { Centavos } from '#domain/money/money.ts';
import { adjustPrice, isUnusualChange, type PriceAdjustment } from '#domain/pricing/price-adjustment.ts';
import { pricedBefore } from '#domain/pricing/price-age.ts';
import type { PriceRounding } from '#domain/pricing/price-rounding.ts';
import { normalizeForSearch } from '#domain/search/search-words.ts';
import { nameSortKey } from '#domain/text/name-sort-key.ts';

/** Empty texts match every product, and so do 0 days. */
export type AdjustmentFilters = {
  name: string;
  brand: string;
  category: string;
  categoryType: string;
  supplier: string;
  olderThan: number;
};

export const noFilters: AdjustmentFilters = {
  name: '',
  brand: '',
  category: '',
  categoryType: '',
  supplier: '',
  olderThan: 0,
};

/** Why a new price has to be looked at before it is ticked. */
export type PriceWarning = 'unusual' | 'below-cost';

/** A product and its new price; undefined where the rule gives none. */
export type AdjustedRow = PriceRow & { after: Centavos | undefined; warning: PriceWarning | undefined };

export function filterProducts(rows: readonly PriceRow[], filters: AdjustmentFilters, now: number): PriceRow[] {
  const { name, brand, category, categoryType, supplier, olderThan } = filters;
  const limit = olderThan === 0 ? Number.POSITIVE_INFINITY : pricedBefore(olderThan, now);
  const searched = normalizeForSearch(name);
  const isIn = (wanted: string, value: string) => wanted === '' || wanted === value;
  return rows.filter(
    (row) =>
      row.pricedAt < limit &&
      isIn(brand, row.brand) &&
      isIn(category, row.category) &&
      isIn(categoryType, row.categoryType) &&
      (supplier === '' || row.suppliers.includes(supplier)) &&
      normalizeForSearch(row.name).includes(searched),
  );
}

export function adjustRows(
  rows: readonly PriceRow[],
  { adjustment, rounding }: { adjustment: PriceAdjustment | undefined; rounding: PriceRounding | null },
): AdjustedRow[] {
  return rows.map((row) => {
    const after = adjustment && adjustPrice(row, adjustment, rounding);
    return { ...row, after, warning: after === undefined ? undefined : findWarning(row, after) };
  });
}

function findWarning({ price, discount, cost }: PriceRow, after: Centavos): PriceWarning | undefined {
  if (cost !== null && finalPrice({ price: after, discount }) < cost) return 'below-cost';
  return isUnusualChange(price, after) ? 'unusual' : undefined;
}

/** Ticked unless the seller says otherwise: every product whose price changes without a warning. */
export function isTicked(row: AdjustedRow, chosen: ReadonlyMap<number, boolean>): boolean {
  return canChange(row) && (chosen.get(row.id) ?? row.warning === undefined);
}

export function canChange({ price, after }: AdjustedRow): boolean {
  return after !== undefined && after !== price;
}

/** What is sent for the ticked rows. */
export function toChanges(rows: readonly AdjustedRow[], chosen: ReadonlyMap<number, boolean>) {
  return rows.flatMap((row) => {
    const { id, price: before, after } = row;
    return after !== undefined && isTicked(row, chosen) ? [{ id, before, after }] : [];
  });
}

/** The distinct values of a column, in Spanish order. */
export function valuesOf(
  rows: readonly PriceRow[],
  column: 'brand' | 'category' | 'categoryType' | 'suppliers',
): string[] {
  const keyed = [...new Set(rows.flatMap((row) => row[column]))].map((value) => ({ value, key: nameSortKey(value) }));
  return keyed.toSorted((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key))).map(({ value }) => value);
}
