/** Converts a value, leaving null as it is. */
export function orNull<Inner, Wire>(value: Inner | null, convert: (value: Inner) => Wire): Wire | null {
  return value === null ? null : convert(value);
}

/** The response to a list call. */
export function toWirePage<Row, Wire>(
  {
    rows,
    totalResults,
    totalRecords,
  }: { rows: readonly Row[]; totalResults: number; totalRecords?: number | undefined },
  {
    page,
    pageSize = totalResults,
    convert,
  }: { page: number; pageSize?: number | undefined; convert: (row: Row) => Wire },
): { data: Wire[]; totalResults: number; totalRecords?: number | undefined; hasMore: boolean } {
  return { data: rows.map(convert), totalResults, totalRecords, hasMore: page * pageSize < totalResults };
}
