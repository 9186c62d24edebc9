/** Rows per statement: below the number of parameters that either database takes. */
const ROWS = 500;

/** Runs `write` on up to 500 rows at a time, one after the other. */
export async function inChunks<Row>(rows: readonly Row[], write: (chunk: Row[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS) await write(rows.slice(start, start + ROWS));
}
