/** What sales are sorted by; the columns of their list, whose names stand in its address. */
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

/** `total` ascending, `-total` descending; undefined for anything else. */
export function parseSaleOrder(text: string): SaleOrder | undefined {
  const desc = text.startsWith('-');
  const by = SALE_COLUMNS.find((column) => column === text.slice(desc ? 1 : 0));
  return by && { by, desc };
}
