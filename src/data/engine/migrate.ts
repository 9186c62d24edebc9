import { promises as fs } from 'node:fs';
import path from 'node:path';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import { DatabaseSetupError } from './database-setup-error.ts';

const migrationFolder = path.join(import.meta.dirname, '../migrations');

/**
 * Runs the missing migrations in one transaction and returns their names. Throws DatabaseSetupError when one fails, and
 * for a database of another version.
 */
export async function migrate({ longRunning }: Pick<Database, 'longRunning'>): Promise<string[]> {
  const provider = new FileMigrationProvider({ fs, path, migrationFolder });
  const { error, results = [] } = await new Migrator({ db: longRunning, provider }).migrateToLatest();
  if (error instanceof Error && error.message.startsWith('corrupted migrations'))
    throw new DatabaseSetupError(`The database is of another version of the shop: ${error.message}`, { cause: error });
  if (error) throw new DatabaseSetupError(`The database could not be migrated: ${String(error)}`, { cause: error });
  return results.map(({ migrationName }) => migrationName);
}
