/** Keeps statements below the parameter limits of both databases. */
const CHUNK_SIZE = 500;

/** Runs `write` for consecutive chunks of at most 500 rows. */
export async function inChunks<Row>(rows: readonly Row[], write: (chunk: Row[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += CHUNK_SIZE) await write(rows.slice(start, start + CHUNK_SIZE));
}
