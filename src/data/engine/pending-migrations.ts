import { sql } from 'kysely';
import type { Database } from './database.ts';
import { listMigrations } from './migrate.ts';

/** The migrations that this database lacks: all of them when it holds no shop. */
export async function listPendingMigrations({ query }: Pick<Database, 'query'>): Promise<string[]> {
  const tables = await query.introspection.getTables({ withInternalKyselyTables: true });
  const names = await listMigrations();
  if (!tables.some(({ name }) => name === 'kysely_migration')) return names;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(query);
  const done = new Set(rows.map(({ name }) => name));
  return names.filter((name) => !done.has(name));
}
