/** The sortable columns of the list of sales, by their names in its url. */
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

export type SaleOrder = { by: SaleColumn; desc: boolean };

/** Parses `total` (ascending) or `-total` (descending); undefined for anything else. */
export function parseSaleOrder(text: string): SaleOrder | undefined {
  const desc = text.startsWith('-');
  const by = SALE_COLUMNS.find((column) => column === text.slice(desc ? 1 : 0));
  return by && { by, desc };
}
