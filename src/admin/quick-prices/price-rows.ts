import type { PriceRow } from '#contract/admin/products.ts';
import { searchText } from '#domain/search/search-words.ts';
import { nameSortKey } from '#domain/text/name-sort-key.ts';

export const columns = {
  name: 'Producto',
  brand: 'Marca',
  price: 'Precio ARS',
  priceUsd: 'Precio USD',
  discount: 'Descuento %',
  finalPrice: 'Precio Final',
} as const;

export type Column = keyof typeof columns;

export type Sort = { column: Column; descending: boolean };

export type Filters = { name: string; brand: string };

export function isColumn(text: string): text is Column {
  return Object.hasOwn(columns, text);
}

/** The brands of the rows, each once, in Spanish order. */
export function brandsOf(rows: readonly PriceRow[]): string[] {
  return [...new Set(rows.map(({ brand }) => brand))].sort((a, b) => order(nameSortKey(a), nameSortKey(b)));
}

/** The rows whose name holds the text, whatever its case and accents, and of one brand; an empty filter filters nothing. */
export function filtered(rows: readonly PriceRow[], { name, brand }: Filters): PriceRow[] {
  const wanted = searchText(name);
  return rows.filter((row) => (brand === '' || row.brand === brand) && searchText(row.name).includes(wanted));
}

/** The rows in order of a column; equal ones by name, and products without a price in dollars always last. */
export function sorted(rows: readonly PriceRow[], { column, descending }: Sort): PriceRow[] {
  const keyed = rows.map((row) => ({ row, key: keyOf(row, column), name: nameSortKey(row.name) }));
  keyed.sort((a, b) => {
    if (a.key === null || b.key === null)
      return Number(a.key === null) - Number(b.key === null) || order(a.name, b.name);
    return (descending ? order(b.key, a.key) : order(a.key, b.key)) || order(a.name, b.name) || a.row.id - b.row.id;
  });
  return keyed.map(({ row }) => row);
}

/** The order after a press on the head of a column: ascending first, then the other way round. */
export function nextSort(sort: Sort, column: Column): Sort {
  return { column, descending: sort.column === column && !sort.descending };
}

function keyOf(row: PriceRow, column: Column): string | number | null {
  const value = row[column];
  return typeof value === 'string' ? nameSortKey(value) : value;
}

function order(a: string | number, b: string | number): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
