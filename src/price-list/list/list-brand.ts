import type { PriceList } from './list-row.ts';

/** The list with the brand that the seller told for all goods without another one. */
export function withBrand(list: PriceList, brand: string | undefined): PriceList {
  if (brand === undefined) return list;
  const rows = list.rows.map((row) =>
    row.brandCell === undefined && typeof row.headingBrand !== 'string' ? { ...row, headingBrand: brand } : row,
  );
  return { ...list, rows };
}
