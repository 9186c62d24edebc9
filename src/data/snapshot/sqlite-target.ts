import { chmodSync, closeSync, existsSync, fsyncSync, linkSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { migrate } from '../engine/migrate.ts';
import { openSqlite } from '../engine/sqlite/sqlite.ts';
import type { TableShape } from './snapshot.ts';
import type { SnapshotTarget, TargetOptions, TargetResult } from './snapshot-target.ts';
import { lockSqliteFile, type SqliteFileLock } from './sqlite-file-lock.ts';
import { quoteSqlName, readSqliteTables, sqliteSnapshot } from './sqlite-snapshot.ts';

const SIDE_FILES = ['-wal', '-shm'];

/**
 * Builds a database file beside `file`. The one that it replaces stays as `<file>.replaced`. Throws when a migration
 * fails.
 */
export async function createSqliteTarget(file: string, { through, replace }: TargetOptions): Promise<TargetResult> {
  if (existsSync(file) && !replace) return { ok: false, reason: 'filled' };
  const lock = lockSqliteFile(file);
  if (!lock) return { ok: false, reason: 'in-use' };
  const built = `${file}.restoring`;
  removeDatabase(built);
  const database = openSqlite(built);
  await migrate(database, { through });
  await database.close();
  return { ok: true, target: sqliteTarget({ file, built, lock }) };
}

type SqliteTargetOptions = { file: string; built: string; lock: SqliteFileLock };

function sqliteTarget({ file, built, lock }: SqliteTargetOptions): SnapshotTarget {
  const connection = new Sqlite(built);
  // Durable at the end, all at once.
  connection.pragma('synchronous = off');
  connection.pragma('foreign_keys = off');
  const tables = readSqliteTables(connection);
  connection.exec('begin');
  for (const { name } of tables) connection.exec(`delete from ${quoteSqlName(name)}`);
  return {
    tables,
    async insert(table, rows) {
      const statement = connection.prepare(insertStatement(table));
      for (const row of rows) statement.run(row);
    },
    async setLastIds(lastIds) {
      const remove = connection.prepare('delete from sqlite_sequence where name = ?');
      const insert = connection.prepare('insert into sqlite_sequence (name, seq) values (?, ?)');
      for (const [table, id] of Object.entries(lastIds)) {
        remove.run(table);
        insert.run(table, id);
      }
    },
    async snapshot() {
      connection.exec('commit');
      return sqliteSnapshot(new Sqlite(built));
    },
    async publish() {
      if (connection.pragma('foreign_key_check', { simple: true }) !== undefined)
        throw new Error('rows refer to rows that are missing');
      connection.close();
      const database = openSqlite(built);
      await migrate(database);
      await database.close();
      chmodSync(built, 0o600);
      syncPath(built);
      lock.checkpoint();
      swapFiles(file, built);
    },
    async close() {
      connection.close();
      lock.release();
      removeDatabase(built);
    },
  };
}

function insertStatement({ name, columns }: TableShape): string {
  const names = columns.map(quoteSqlName).join(', ');
  return `insert into ${quoteSqlName(name)} (${names}) values (${columns.map(() => '?').join(', ')})`;
}

/** The rename is the moment from which the new database is in use. */
function swapFiles(file: string, built: string): void {
  const replaced = `${file}.replaced`;
  if (existsSync(file)) {
    removeDatabase(replaced);
    linkSync(file, replaced);
  }
  // Left by a damaged database: the new one must not be opened with the log of another.
  for (const side of SIDE_FILES) if (existsSync(file + side)) renameSync(file + side, replaced + side);
  renameSync(built, file);
  syncPath(dirname(file));
}

function syncPath(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

function removeDatabase(file: string): void {
  for (const each of ['', ...SIDE_FILES]) rmSync(file + each, { force: true });
}
