import Sqlite from 'better-sqlite3';
import { isPostgresError } from './postgres/postgres-error.ts';

/** Whether a write failed for lack of disk space. */
export function isDatabaseFull(error: unknown): boolean {
  if (isPostgresError(error)) return error.code === '53100';
  return error instanceof Sqlite.SqliteError && error.code === 'SQLITE_FULL';
}
