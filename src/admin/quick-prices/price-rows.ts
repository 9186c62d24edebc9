import type { PriceRow } from '#contract/admin/products.ts';
import { pricedBefore } from '#domain/pricing/price-age.ts';
import { markupOnCost } from '#domain/pricing/price-rule.ts';
import { normalizeForSearch } from '#domain/search/search-words.ts';
import { nameSortKey } from '#domain/text/name-sort-key.ts';

export const columnLabels = {
  name: 'Producto',
  brand: 'Marca',
  price: 'Precio ARS',
  priceUsd: 'Precio USD',
  discount: 'Descuento %',
  finalPrice: 'Precio Final',
} as const;

/** The age of the price has no column of its own. */
export type QuickPriceColumn = keyof typeof columnLabels | 'pricedAt';

export type QuickPriceSort = { column: QuickPriceColumn; descending: boolean };

/** `olderThan`: only prices that are older than so many days; 0 for all. */
export type QuickPriceFilterValues = { name: string; brand: string; olderThan: number };

export function isQuickPriceColumn(text: string): text is QuickPriceColumn {
  return text === 'pricedAt' || Object.hasOwn(columnLabels, text);
}

/** The distinct brands in Spanish order. */
export function listBrandNames(rows: readonly PriceRow[]): string[] {
  return [...new Set(rows.map(({ brand }) => brand))].sort((a, b) => compare(nameSortKey(a), nameSortKey(b)));
}

/** Rows of a brand whose name contains the text, ignoring case and accents, of this age; empty filters match all. */
export function filterPriceRows(
  rows: readonly PriceRow[],
  { name, brand, olderThan }: QuickPriceFilterValues,
  now: number,
): PriceRow[] {
  const limit = olderThan === 0 ? Number.POSITIVE_INFINITY : pricedBefore(olderThan, now);
  const searchText = normalizeForSearch(name);
  return rows.filter(
    (row) =>
      (brand === '' || row.brand === brand) &&
      row.pricedAt < limit &&
      normalizeForSearch(row.name).includes(searchText),
  );
}

/** The profit over the cost in basis points, discount included; null without a cost. */
export function rowMarkup({ cost, finalPrice }: PriceRow): number | null {
  return markupOnCost({ cost, price: finalPrice }) ?? null;
}

/** Rows sorted by a column, then by name; products without a USD price come last. */
export function sortPriceRows(rows: readonly PriceRow[], { column, descending }: QuickPriceSort): PriceRow[] {
  const keyed = rows.map((row) => ({ row, key: sortKey(row, column), name: nameSortKey(row.name) }));
  keyed.sort((a, b) => {
    if (a.key === null || b.key === null)
      return Number(a.key === null) - Number(b.key === null) || compare(a.name, b.name);
    return (
      (descending ? compare(b.key, a.key) : compare(a.key, b.key)) || compare(a.name, b.name) || a.row.id - b.row.id
    );
  });
  return keyed.map(({ row }) => row);
}

/** The sort after clicking a column header: ascending first, then descending. */
export function nextPriceSort(sort: QuickPriceSort, column: QuickPriceColumn): QuickPriceSort {
  return { column, descending: sort.column === column && !sort.descending };
}

function sortKey(row: PriceRow, column: QuickPriceColumn): string | number | null {
  const value = row[column];
  return typeof value === 'string' ? nameSortKey(value) : value;
}

function compare(a: string | number, b: string | number): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
