import { nameSortKey } from '#domain/text/name-sort-key.ts';

/** Rows in the Spanish order of their names. For short tables only: products are sorted by the database. */
export function sortByName<Row extends { id: number; name: string }>(rows: readonly Row[]): Row[] {
  const keyed = rows.map((row) => ({ row, key: nameSortKey(row.name) }));
  keyed.sort((a, b) => (a.key === b.key ? a.row.id - b.row.id : a.key < b.key ? -1 : 1));
  return keyed.map(({ row }) => row);
}
