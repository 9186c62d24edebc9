import { nameSortKey } from '#domain/text/name-sort-key.ts';

/** In the Spanish order of names. For small tables only: the database sorts products. */
export function sortByName<Row extends { id: number; name: string }>(rows: readonly Row[]): Row[] {
  const keyed = rows.map((row) => ({ row, key: nameSortKey(row.name) }));
  keyed.sort((a, b) => (a.key === b.key ? a.row.id - b.row.id : a.key < b.key ? -1 : 1));
  return keyed.map(({ row }) => row);
}
