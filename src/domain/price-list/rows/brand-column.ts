import type { ListRow } from './list-row.ts';

/** How the brands of a column are told to the rows where it says nothing. */
export type BrandColumn = { last: string | undefined; loose: boolean };

/**
 * The rows of one table with the brand that was printed only in the first of its rows. Where brands stand in the
 * middle of their rows nothing tells where one ends and the next begins: those rows get none, so that they match none.
 */
export function brandsDown(
  rows: readonly ListRow[],
  { last, loose }: BrandColumn,
): { rows: ListRow[]; last: string | undefined } {
  if (rows.every(({ brandCell }) => brandCell !== '')) return { rows: [...rows], last: undefined };
  const fromTop = (rows[0]?.brandCell ?? '') !== '' || last !== undefined;
  // Where the page before has told that brands stand in their first rows there is no doubt any more.
  if (!fromTop || loose || (last === undefined && isCentred(rows)))
    return { rows: rows.map(withoutBrand), last: undefined };
  let brand = last;
  const filled = rows.map((row) => {
    if (row.brandCell !== '') brand = row.brandCell;
    return { ...row, brandCell: brand };
  });
  return { rows: filled, last: brand };
}

function withoutBrand(row: ListRow): ListRow {
  return row.brandCell === '' ? { ...row, headingBrand: null } : row;
}

/** Whether every brand could stand in the middle of its rows as well. */
function isCentred(rows: readonly ListRow[]): boolean {
  let from = 0;
  let several = false;
  for (const [at, { brandCell }] of rows.entries()) {
    if (brandCell === '') continue;
    if (at < from) return false;
    const length = 2 * (at - from) + 1;
    several ||= length > 1;
    from += length;
  }
  return several && from === rows.length;
}
