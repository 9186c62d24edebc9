import { Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import * as tables from './migrations/0001-tables.ts';
import * as indexes from './migrations/0002-indexes.ts';
import * as firstRows from './migrations/0003-first-rows.ts';
import * as identity from './migrations/0004-identity.ts';
import * as receipts from './migrations/0005-receipts.ts';

const MIGRATIONS = {
  '0001-tables': tables,
  '0002-indexes': indexes,
  '0003-first-rows': firstRows,
  '0004-identity': identity,
  '0005-receipts': receipts,
};

/** Brings the database to the newest shape, all in one transaction; returns the names of what was run. Throws on failure. */
export async function migrate(database: Pick<Database, 'query'>): Promise<string[]> {
  const provider = { getMigrations: async () => MIGRATIONS };
  const { error, results = [] } = await new Migrator({ db: database.query, provider }).migrateToLatest();
  if (error) throw new Error('The database could not be migrated.', { cause: error });
  return results.map(({ migrationName }) => migrationName);
}
