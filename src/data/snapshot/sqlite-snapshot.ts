import { existsSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { DatabaseSetupError } from '../engine/database-setup-error.ts';
import { isInternalTable, type RowValues, type Snapshot, type StoredValue, type TableShape } from './snapshot.ts';

const BATCH_ROWS = 500;
const BUSY_TIMEOUT_MS = 5000;

/**
 * Opens the file for one consistent reading: a read transaction of SQLite's write-ahead log, which blocks nobody. Throws
 * DatabaseSetupError for a file that is missing or not a shop's.
 */
export function openSqliteSnapshot(file: string): Snapshot {
  if (!existsSync(file)) throw new DatabaseSetupError(`There is no database ${file}.`);
  const connection = new Sqlite(file, { timeout: BUSY_TIMEOUT_MS });
  try {
    return sqliteSnapshot(connection);
  } catch (cause) {
    connection.close();
    throw new DatabaseSetupError(`The database ${file} cannot be read: ${String(cause)}`, { cause });
  }
}

/** A snapshot from now on; closing it closes the connection. */
export function sqliteSnapshot(connection: Sqlite.Database): Snapshot {
  // The first reading fixes what the transaction sees.
  connection.exec('begin');
  const migrations = connection.prepare<[], string>('select name from kysely_migration order by name').pluck().all();
  return {
    kind: 'sqlite',
    migrations,
    tables: readSqliteTables(connection),
    lastIds: Object.fromEntries(
      connection.prepare<[], [string, number]>('select name, seq from sqlite_sequence').raw().all(),
    ),
    async *rows(table) {
      yield* batches(connection.prepare<[], unknown[]>(selectStatement(connection, table)).raw().iterate());
    },
    close: async () => {
      connection.close();
    },
  };
}

/** The tables with their columns, by name. */
export function readSqliteTables(connection: Sqlite.Database): TableShape[] {
  const names = connection
    .prepare<[], string>("select name from pragma_table_list where schema = 'main' and type = 'table' order by name")
    .pluck()
    .all();
  // Generated columns are marked as hidden.
  const columns = connection
    .prepare<[string], string>('select name from pragma_table_xinfo(?) where hidden = 0')
    .pluck();
  return names.filter((name) => !isInternalTable(name)).map((name) => ({ name, columns: columns.all(name) }));
}

export function quoteSqlName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function selectStatement(connection: Sqlite.Database, { name, columns }: TableShape): string {
  const keys = connection
    .prepare<[string], string>('select name from pragma_table_xinfo(?) where pk > 0 order by pk')
    .pluck()
    .all(name);
  const order = (keys.length > 0 ? keys : columns).map(quoteSqlName).join(', ');
  return `select ${columns.map(quoteSqlName).join(', ')} from ${quoteSqlName(name)} order by ${order}`;
}

function* batches(rows: Iterable<unknown[]>): Iterable<RowValues[]> {
  let batch: RowValues[] = [];
  for (const row of rows) {
    batch.push(row.map(toStoredValue));
    if (batch.length === BATCH_ROWS) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

function toStoredValue(value: unknown): StoredValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw new TypeError(`a snapshot cannot hold a value of type ${typeof value}`);
}
