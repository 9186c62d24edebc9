import type { Kysely } from 'kysely';
import type { Receipt } from './idempotency.ts';
import type { Tables } from './schema.ts';
import { openSqlite } from './sqlite.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

export type Database = {
  kind: DatabaseKind;
  query: Kysely<Tables>;
  /** Rises with every committed change of the catalogue, whoever made it. */
  catalogueVersion(): number | Promise<number>;
  /** Told by `writeCatalogue` after a commit, so that a node sees its own writes at once. */
  noteVersion(version: number): void;
  /** With it, the next write of the catalogue is done once, however often it is asked for. */
  receipt?: Receipt | undefined;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  /** postgres://… */
  url?: string | undefined;
  /** Path of the SQLite file; its folder is made when missing. */
  file?: string | undefined;
  /** Hears of lost connections, which are made anew by themselves. */
  onTrouble?: ((error: Error) => void) | undefined;
};

/** Opens PostgreSQL when there is a url, else the SQLite file. Throws DatabaseSetupError when it is not fit for use. */
export async function openDatabase({ url, file, onTrouble = () => {} }: DatabaseOptions): Promise<Database> {
  if (url !== undefined) {
    // Loaded only where it is used: most shops start on the file.
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres({ url, onTrouble });
  }
  if (file !== undefined) return openSqlite(file);
  throw new TypeError('openDatabase needs a url or a file');
}
