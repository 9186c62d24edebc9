import type { Database } from './database.ts';
import { openSqlite } from './sqlite.ts';

export type DatabaseOptions = {
  /** postgres://… */
  url?: string | undefined;
  /** Path of the SQLite file; its folder is made when missing. */
  file?: string | undefined;
  /** Hears of lost connections, which are made anew by themselves. */
  onConnectionError?: ((error: Error) => void) | undefined;
};

/** Opens PostgreSQL when there is a url, else the SQLite file. Throws DatabaseSetupError when it is not fit for use. */
export async function openDatabase({
  url,
  file,
  onConnectionError: onTrouble = () => {},
}: DatabaseOptions): Promise<Database> {
  if (url !== undefined) {
    // Loaded only where it is used: most shops start on the file.
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres({ url, onConnectionError: onTrouble });
  }
  if (file !== undefined) return openSqlite(file);
  throw new TypeError('openDatabase needs a url or a file');
}
