import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, SqliteAdapter, SqliteDialect } from 'kysely';
import type { Database } from './database.ts';
import { DatabaseSetupError } from './database-setup-error.ts';
import type { Tables } from './schema.ts';
import { withStatementCache } from './statement-cache.ts';

const BUSY_TIMEOUT_MS = 5000;
/** Room for pages of the file; taken only as far as the file is large. */
const CACHE_KIB = 32 * 1024;

/** What keeps a committed write through a pulled plug, and references true; read back before anything else. */
const SETTINGS = { journal_mode: 'wal', synchronous: 2, foreign_keys: 1, busy_timeout: BUSY_TIMEOUT_MS };

/** SQLite can undo changes of tables, so that an interrupted migration leaves nothing behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class Dialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

export function openSqlite(file: string): Database {
  const connection = connect(file);
  // A second connection, because the first would already see a version that may still be rolled back.
  const reader = connect(file);
  const query = new Kysely<Tables>({ dialect: new Dialect({ database: withStatementCache(connection) }) });
  let version: Sqlite.Statement<[], number> | undefined;
  return {
    kind: 'sqlite',
    query,
    catalogueVersion: () => {
      version ??= reader.prepare<[], number>('select version from catalogue_version').pluck();
      return version.get() ?? 0;
    },
    updateKnownVersion: () => {},
    close: async () => {
      reader.close();
      await query.destroy();
      connection.close();
    },
  };
}

function connect(file: string): Sqlite.Database {
  try {
    mkdirSync(dirname(file), { recursive: true });
    const connection = new Sqlite(file, { timeout: BUSY_TIMEOUT_MS });
    connection.pragma('journal_mode = WAL');
    connection.pragma('synchronous = FULL');
    connection.pragma('foreign_keys = ON');
    connection.pragma(`cache_size = -${CACHE_KIB}`);
    checkSettings(connection, file);
    return connection;
  } catch (cause) {
    if (cause instanceof DatabaseSetupError) throw cause;
    throw new DatabaseSetupError(`The database ${file} cannot be opened: ${String(cause)}`, { cause });
  }
}

function checkSettings(connection: Sqlite.Database, file: string): void {
  for (const [name, wanted] of Object.entries(SETTINGS)) {
    const found = connection.pragma(name, { simple: true });
    if (found !== wanted) {
      connection.close();
      throw new DatabaseSetupError(`The database ${file} has ${name} = ${found} and refuses ${wanted}.`);
    }
  }
}
