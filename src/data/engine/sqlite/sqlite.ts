import { accessSync, constants, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import {
  type CompiledQuery,
  type DatabaseConnection,
  Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import type { Tables } from '../../schema/tables.ts';
import type { Database } from '../database.ts';
import { DatabaseSetupError } from '../database-setup-error.ts';
import { toUnavailable } from '../database-unavailable.ts';
import { ownerHint } from './owner-hint.ts';
import { withStatementCache } from './statement-cache.ts';

const BUSY_TIMEOUT_MS = 5000;
const RETRY_MS = 5;
/** Page cache; allocated only as far as the file needs it. */
const CACHE_KIB = 32 * 1024;

/** Durability of committed writes and enforced foreign keys; verified when the file is opened. */
const SETTINGS = { journal_mode: 'wal', synchronous: 2, foreign_keys: 1, busy_timeout: BUSY_TIMEOUT_MS };

/** SQLite can roll back DDL, so that an interrupted migration leaves nothing behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Converts the errors of statements by `toUnavailable`. */
class ConvertingDriver extends SqliteDriver {
  #converting: DatabaseConnection | undefined;

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#converting ??= converting(await super.acquireConnection());
    return this.#converting;
  }
}

function converting(connection: DatabaseConnection): DatabaseConnection {
  return {
    executeQuery: async <Row>(statement: CompiledQuery) => {
      try {
        return await connection.executeQuery<Row>(statement);
      } catch (error) {
        throw toUnavailable(error);
      }
    },
    streamQuery: <Row>(statement: CompiledQuery, size: number) => connection.streamQuery<Row>(statement, size),
  };
}

class Dialect extends SqliteDialect {
  readonly #database: SqliteDatabase;

  constructor(database: SqliteDatabase) {
    super({ database });
    this.#database = database;
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }

  override createDriver(): SqliteDriver {
    return new ConvertingDriver({ database: this.#database });
  }
}

export function openSqlite(file: string): Database {
  const connection = connect(file);
  // A second connection, because the first one would also see the version of an uncommitted transaction.
  const reader = connect(file);
  const query = new Kysely<Tables>({ dialect: new Dialect(withStatementCache(connection)) });
  const version = readVersionOncePerTurn(reader);
  return {
    kind: 'sqlite',
    query,
    longRunning: query,
    publicReads: query,
    catalogueVersion: version.current,
    updateKnownVersion: version.forget,
    close: async () => {
      reader.close();
      await query.destroy();
      connection.close();
    },
  };
}

/**
 * Reads the version of the catalogue once for all requests of one turn of the event loop, which have arrived before it is
 * read: what another process has confirmed by then is seen. `forget`: after a commit of this one, whose callers may go on in the
 * same turn.
 */
function readVersionOncePerTurn(reader: Sqlite.Database) {
  let statement: Sqlite.Statement<[], number> | undefined;
  let known: number | undefined;
  const forget = () => {
    known = undefined;
  };
  const current = () => {
    if (known !== undefined) return known;
    statement ??= reader.prepare<[], number>('select version from catalogue_version').pluck();
    known = statement.get() ?? 0;
    setImmediate(forget);
    return known;
  };
  return { current, forget };
}

function connect(file: string): Sqlite.Database {
  try {
    mkdirSync(dirname(file), { recursive: true });
    const connection = new Sqlite(file, { timeout: BUSY_TIMEOUT_MS });
    switchToWriteAheadLog(connection);
    connection.pragma('synchronous = FULL');
    connection.pragma('foreign_keys = ON');
    connection.pragma(`cache_size = -${CACHE_KIB}`);
    checkSettings(connection, file);
    // SQLite opens a file that it may only read without a word, and fails at the first write.
    accessSync(file, constants.W_OK);
    return connection;
  } catch (cause) {
    if (cause instanceof DatabaseSetupError) throw cause;
    throw new DatabaseSetupError(`The database ${file} cannot be opened: ${String(cause)}${ownerHint(file)}.`, {
      cause,
    });
  }
}

/** Two processes that open the same new file wait for each other here, so SQLite refuses one at once, whatever its timeout. */
function switchToWriteAheadLog(connection: Sqlite.Database): void {
  const deadline = performance.now() + BUSY_TIMEOUT_MS;
  for (;;) {
    try {
      connection.pragma('journal_mode = WAL');
      return;
    } catch (error) {
      const busy = error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY');
      if (!busy || performance.now() > deadline) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)), 0, 0, RETRY_MS);
    }
  }
}

function checkSettings(connection: Sqlite.Database, file: string): void {
  for (const [name, expected] of Object.entries(SETTINGS)) {
    const actual = connection.pragma(name, { simple: true });
    if (actual !== expected) {
      connection.close();
      throw new DatabaseSetupError(`The database ${file} has ${name} = ${actual} and refuses ${expected}.`);
    }
  }
}
