import { AsyncLocalStorage } from 'node:async_hooks';
import Sqlite from 'better-sqlite3';
import { isPostgresError } from './postgres/postgres-error.ts';

/**
 * The database cannot be reached, or did not answer in time. A write that fails so was not done, unless the connection
 * was lost during its commit.
 */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';

  constructor(cause: unknown) {
    super(`The database is unavailable: ${causeText(cause)}`, { cause });
  }
}

type Observation = { error?: DatabaseUnavailableError };

const observations = new AsyncLocalStorage<Observation>();

/** Converts the error of a statement or connection to a DatabaseUnavailableError where it is one; returns others as they are. */
export function toUnavailable(error: unknown): unknown {
  if (!isUnavailable(error)) return error;
  const unavailable = new DatabaseUnavailableError(error);
  const observation = observations.getStore();
  if (observation) observation.error = unavailable;
  return unavailable;
}

/** Runs code that may catch the errors of its statements, and returns the last DatabaseUnavailableError among them. */
export async function observeUnavailability<Result>(
  run: () => Promise<Result>,
): Promise<{ result: Result; unavailable: DatabaseUnavailableError | undefined }> {
  const observation: Observation = {};
  const result = await observations.run(observation, run);
  return { result, unavailable: observation.error };
}

/** A refused connection to a name with several addresses is an AggregateError without a message. */
export function causeText(cause: unknown): string {
  return cause instanceof AggregateError ? cause.errors.map(String).join(', ') : String(cause);
}

/** Whole classes of SQLSTATE: connection failures, operator intervention such as a shutdown, and lack of resources. */
const STATE_CLASSES = new Set(['08', '57', '53']);
const STATES = new Set([
  '55P03', // lock_timeout
  '25P03', // idle_in_transaction_session_timeout
  '25006', // a primary that became a replica
]);
const DISK_FULL = '53100';

const SOCKET_ERRORS = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT', // a socket file
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Messages of pg, whose errors have no code. */
const PG_MESSAGE =
  /^(?:Connection terminated|Client (?:has encountered|was closed)|Query read timeout|timeout (?:exceeded|expired))/;

/** Whether the database is away, or did not answer in time, so that a later attempt may succeed. */
export function isUnavailable(error: unknown): boolean {
  if (isPostgresError(error))
    return error.code !== DISK_FULL && (STATES.has(error.code) || STATE_CLASSES.has(error.code.slice(0, 2)));
  if (error instanceof Sqlite.SqliteError) return /^SQLITE_(?:BUSY|LOCKED)/.test(error.code);
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  if (!(error instanceof Error)) return false;
  return ('code' in error && SOCKET_ERRORS.has(String(error.code))) || PG_MESSAGE.test(error.message);
}
