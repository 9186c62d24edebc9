import { existsSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { DatabaseSetupError } from '../engine/database-setup-error.ts';
import { ownerHint } from '../engine/sqlite/owner-hint.ts';
import type { SnapshotSource } from './open-snapshot.ts';

/** The name of the advisory lock on PostgreSQL. */
const LOCK_NAME = 'mostrador backup';

/**
 * Lets one process at a time make backups of a shop; the system frees the lock when the process ends. Returns what frees
 * it, or undefined while another process has it. Throws DatabaseSetupError for a database that is not there.
 */
export async function lockBackups({ url, file }: SnapshotSource): Promise<(() => Promise<void>) | undefined> {
  if (url !== undefined) return lockPostgres(url);
  if (file === undefined || !existsSync(file)) throw new DatabaseSetupError(`There is no database ${file}.`);
  return lockFile(`${file}.backup-lock`);
}

/** An empty database, because SQLite locks files on every system. */
function lockFile(path: string): (() => Promise<void>) | undefined {
  let connection: Sqlite.Database | undefined;
  try {
    connection = new Sqlite(path, { timeout: 0 });
    // Without a journal file a full disk can be backed up to another one.
    connection.pragma('journal_mode = memory');
    connection.exec('begin exclusive');
  } catch (error) {
    connection?.close();
    if (!(error instanceof Sqlite.SqliteError)) throw error;
    if (error.code === 'SQLITE_BUSY') return undefined;
    throw new DatabaseSetupError(`${path} cannot be locked: ${error.message}${ownerHint(path)}.`, { cause: error });
  }
  return async () => {
    connection.close();
  };
}

async function lockPostgres(url: string): Promise<(() => Promise<void>) | undefined> {
  const { Client } = await import('pg');
  const client = new Client({ connectionString: url, application_name: 'mostrador-backup' });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (cause) {
    throw new DatabaseSetupError(`PostgreSQL cannot be read: ${String(cause)}`, { cause });
  }
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock(hashtext($1)) as locked', [
    LOCK_NAME,
  ]);
  if (rows[0]?.locked) return async () => client.end();
  await client.end();
  return undefined;
}
