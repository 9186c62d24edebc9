import type { ListRow } from '../list/list-row.ts';

/**
 * The rows of one table with the brand that was printed only once for several, in the first of them; `last` is that of
 * the page before. Without any above them rows get none and match none.
 */
export function fillDownBrands(
  rows: readonly ListRow[],
  last: string | undefined,
): { rows: ListRow[]; last: string | undefined } {
  if (last === undefined && rows[0]?.brandCell === '')
    return { rows: rows.map((row) => (row.brandCell === '' ? { ...row, headingBrand: null } : row)), last: undefined };
  let brand = last;
  const filled = rows.map((row) => {
    if (row.brandCell !== '') brand = row.brandCell;
    return { ...row, brandCell: brand };
  });
  return { rows: filled, last: brand };
}
