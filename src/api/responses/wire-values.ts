/** Converts a value, leaving null as it is. */
export function orNull<Inner, Wire>(value: Inner | null, convert: (value: Inner) => Wire): Wire | null {
  return value === null ? null : convert(value);
}

/** The response to a list call. */
export function toWirePage<Row, Wire>(
  { rows, totalResults }: { rows: readonly Row[]; totalResults: number },
  {
    page,
    pageSize = totalResults,
    convert,
  }: { page: number; pageSize?: number | undefined; convert: (row: Row) => Wire },
): { data: Wire[]; totalResults: number; hasMore: boolean } {
  return { data: rows.map(convert), totalResults, hasMore: page * pageSize < totalResults };
}
