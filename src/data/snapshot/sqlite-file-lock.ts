import { existsSync } from 'node:fs';
import Sqlite from 'better-sqlite3';

const TIMEOUT_MS = 1000;

export type SqliteFileLock = {
  /** The connection that holds the lock; undefined for a file that is missing or damaged. */
  connection: Sqlite.Database | undefined;
  /** Moves what is in the write-ahead log into the file. */
  checkpoint(): void;
  release(): void;
};

/** Locks a database file against every other process; undefined while another one has it open. */
export function lockSqliteFile(file: string): SqliteFileLock | undefined {
  if (!existsSync(file)) return { connection: undefined, checkpoint: () => {}, release: () => {} };
  const connection = new Sqlite(file, { timeout: TIMEOUT_MS });
  const lock = {
    connection,
    checkpoint: () => void connection.pragma('journal_mode = delete'),
    release: () => void connection.close(),
  };
  try {
    // In this mode the lock stays until the connection is closed.
    connection.pragma('locking_mode = exclusive');
    connection.exec('begin exclusive; commit');
    return lock;
  } catch (error) {
    if (error instanceof Sqlite.SqliteError && error.code === 'SQLITE_BUSY') {
      connection.close();
      return undefined;
    }
    return { ...lock, connection: undefined, checkpoint: () => {} };
  }
}
