/** The sortable columns of the list of products, by their names in its url. */
export const PRODUCT_COLUMNS = ['name', 'brand', 'category', 'price', 'discount', 'amount', 'modified'] as const;

export type ProductColumn = (typeof PRODUCT_COLUMNS)[number];

/** Those of the list of sales. */
export const SALE_COLUMNS = [
  'name',
  'variant',
  'quantity',
  'total',
  'client',
  'payment',
  'shipping',
  'date',
  'paid',
] as const;

export type SaleColumn = (typeof SALE_COLUMNS)[number];

export type SortOrder<Column extends string> = { by: Column; desc: boolean };

/** Parses `total` (ascending) or `-total` (descending); undefined for anything but a column. */
export function parseSortOrder<Column extends string>(
  text: string,
  columns: readonly Column[],
): SortOrder<Column> | undefined {
  const desc = text.startsWith('-');
  const by = columns.find((column) => column === text.slice(desc ? 1 : 0));
  return by && { by, desc };
}
