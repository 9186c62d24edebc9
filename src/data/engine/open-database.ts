import type { Database } from './database.ts';
import type { ServerWait } from './postgres/check-server.ts';
import { openSqlite } from './sqlite/sqlite.ts';

export type DatabaseOptions = {
  /** postgres://… */
  url?: string | undefined;
  /** postgres://… of a replica for what shoppers read. */
  replicaUrl?: string | undefined;
  /** Path of the SQLite file; its folder is created when missing. */
  file?: string | undefined;
  /** For a PostgreSQL that is away or starting; by default it fails at once. */
  wait?: ServerWait | undefined;
  /** Called for lost connections, which are re-established automatically. */
  onConnectionError?: ((error: Error) => void) | undefined;
};

/** Opens PostgreSQL when there is a url, else the SQLite file. Throws DatabaseSetupError. */
export async function openDatabase({
  url,
  replicaUrl,
  file,
  wait,
  onConnectionError = () => {},
}: DatabaseOptions): Promise<Database> {
  if (url !== undefined) {
    // Imported on demand: most shops use SQLite.
    const { openPostgres } = await import('./postgres/postgres.ts');
    return openPostgres({ url, replicaUrl, wait, onConnectionError });
  }
  if (file !== undefined) return openSqlite(file);
  throw new TypeError('openDatabase needs a url or a file');
}
