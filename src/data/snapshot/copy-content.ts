import type { DatabaseContent, TableShape } from './snapshot.ts';
import type { SnapshotTarget } from './snapshot-target.ts';
import { formatRows, readTableChecksum, startTableChecksum, type TableChecksum } from './table-checksum.ts';

export type CopiedTable = TableChecksum & { name: string };

/** `skipped`: tables of the source that no migration of ours creates. */
export type CopyReport = { tables: CopiedTable[]; skipped: string[] };

/**
 * Fills a new database and reads it back. Throws when its rows are not those of the source. The content must have gone
 * through the migrations that the target was created with.
 */
export async function copyContent(content: DatabaseContent, target: SnapshotTarget): Promise<CopyReport> {
  const known = new Set(target.tables.map(({ name }) => name));
  const tables: CopiedTable[] = [];
  for (const { name } of target.tables) {
    const table = content.tables.find((each) => each.name === name);
    if (table) tables.push(await copyTable(content, { table, target }));
  }
  await target.setLastIds(content.lastIds);
  await compare(content, { target, tables });
  const skipped = content.tables.map(({ name }) => name).filter((name) => !known.has(name));
  return { tables: tables.toSorted((a, b) => (a.name < b.name ? -1 : 1)), skipped };
}

type CopyTableOptions = { table: TableShape; target: SnapshotTarget };

async function copyTable(content: DatabaseContent, { table, target }: CopyTableOptions): Promise<CopiedTable> {
  const checksum = startTableChecksum();
  for await (const rows of content.rows(table)) {
    checksum.add(formatRows(rows), rows.length);
    await target.insert(table, rows);
  }
  return { name: table.name, ...checksum.end() };
}

type CompareOptions = { target: SnapshotTarget; tables: readonly CopiedTable[] };

async function compare(content: DatabaseContent, { target, tables }: CompareOptions): Promise<void> {
  const written = await target.snapshot();
  try {
    for (const { name, rows, sha256 } of tables) {
      const table = content.tables.find((each) => each.name === name);
      const copy = table && (await readTableChecksum(written, table));
      if (copy?.sha256 !== sha256) throw new Error(`${name} has ${copy?.rows} other rows than the ${rows} copied`);
    }
  } finally {
    await written.close();
  }
}
