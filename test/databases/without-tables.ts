import { sql } from 'kysely';
import { openDatabase } from '#data/engine/open-database.ts';

/** Renames tables of a running shop during `act`, so that everything that needs them fails for real. */
export async function withoutTables(file: string, tables: readonly string[], act: () => Promise<void>): Promise<void> {
  const database = await openDatabase({ file });
  const rename = (from: string, to: string) =>
    sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(database.query);
  try {
    for (const table of tables) await rename(table, `${table}_hidden`);
    await act();
  } finally {
    for (const table of tables) await rename(`${table}_hidden`, table);
    await database.close();
  }
}
