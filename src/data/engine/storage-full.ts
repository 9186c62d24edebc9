import Sqlite from 'better-sqlite3';
import { isPostgresError } from './postgres/postgres-error.ts';

/** SQLite reports a quota, or a limit on the size of files, as a failed write and not as a full disk. */
const SQLITE_CODES = ['SQLITE_FULL', 'SQLITE_IOERR_WRITE', 'SQLITE_IOERR_SHMSIZE', 'SQLITE_IOERR_FSYNC'];
const POSTGRES_DISK_FULL = '53100';
const FILE_CODES = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** Whether a write failed for lack of disk space, in the database or in a file. */
export function isStorageFull(error: unknown): boolean {
  if (isPostgresError(error)) return error.code === POSTGRES_DISK_FULL;
  if (error instanceof Sqlite.SqliteError) return SQLITE_CODES.includes(error.code);
  return error instanceof Error && 'code' in error && FILE_CODES.some((code) => code === error.code);
}
