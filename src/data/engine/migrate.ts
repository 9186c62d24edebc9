import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import { DatabaseSetupError } from './database-setup-error.ts';

const FOLDER = join(import.meta.dirname, '../migrations');

/** The files of the folder and its subfolders, by their names. */
const provider: MigrationProvider = {
  async getMigrations() {
    const files = (await readdir(FOLDER, { recursive: true })).filter((file) => file.endsWith('.ts'));
    return Object.fromEntries(
      await Promise.all(
        files.map(
          async (file): Promise<[string, Migration]> => [basename(file, '.ts'), await import(join(FOLDER, file))],
        ),
      ),
    );
  },
};

/** The last migration to run, and the schema of PostgreSQL that the connection works in; by default all, and its own. */
type MigrateOptions = { through?: string; schema?: string };

/**
 * Runs the missing migrations in one transaction and returns their names. Throws DatabaseSetupError when one fails, and
 * for a database of another version.
 */
export async function migrate(
  { longRunning }: Pick<Database, 'longRunning'>,
  { through, schema }: MigrateOptions = {},
): Promise<string[]> {
  const place = schema === undefined ? {} : { migrationTableSchema: schema };
  const migrator = new Migrator({ db: longRunning, provider, ...place });
  const { error, results = [] } = await (through === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(through));
  if (error instanceof Error && error.message.startsWith('corrupted migrations'))
    throw new DatabaseSetupError(
      `The database is of another version of the shop, ${differenceText(error.message)}. Install that version, or restore a backup of this one.`,
      { cause: error },
    );
  if (error) throw new DatabaseSetupError(`The database could not be migrated: ${String(error)}`, { cause: error });
  return results.map(({ migrationName }) => migrationName);
}

/** The names of all migrations, in order. */
export async function listMigrations(): Promise<string[]> {
  return Object.keys(await provider.getMigrations()).sort();
}

/** Kysely has no error class for this. */
function differenceText(message: string): string {
  const unknown = /previously executed migration (\S+) is missing/.exec(message)?.[1];
  return unknown ? `which is newer: this one does not know its migration ${unknown}` : message;
}
