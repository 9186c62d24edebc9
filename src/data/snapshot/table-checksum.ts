import { createHash } from 'node:crypto';
import type { DatabaseContent, RowValues, TableShape } from './snapshot.ts';

/** `sha256` in hex, over the rows in their text form and order. */
export type TableChecksum = { rows: number; sha256: string };

/** Rows as text: JSON, one row a line. The same rows have the same text on both databases. */
export function formatRows(rows: readonly RowValues[]): string {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}

/** Adds up the checksum of a table from its batches. */
export function startTableChecksum() {
  const hash = createHash('sha256');
  let rows = 0;
  return {
    add(text: string, count: number) {
      hash.update(text);
      rows += count;
    },
    end: (): TableChecksum => ({ rows, sha256: hash.digest('hex') }),
  };
}

/** The checksum of a table's rows; `columns` selects them and their order. */
export async function readTableChecksum(content: DatabaseContent, table: TableShape): Promise<TableChecksum> {
  const checksum = startTableChecksum();
  for await (const rows of content.rows(table)) checksum.add(formatRows(rows), rows.length);
  return checksum.end();
}
