/** The value as it goes over the wire, or null as it is. */
export function orNull<Inner, Wire>(value: Inner | null, convert: (value: Inner) => Wire): Wire | null {
  return value === null ? null : convert(value);
}

/** A page as lists answer it. */
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
