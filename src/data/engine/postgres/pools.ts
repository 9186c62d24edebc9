import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { type ClientConfig, Pool, type PoolClient } from 'pg';
import { toUnavailable } from '../database-unavailable.ts';

/** Longest wait for a new connection or for a free one. */
const CONNECT_TIMEOUT_MS = 2500;

/** Enforced by the server; `query_timeout` is ours and ends the wait for a server that does not answer at all. */
const TIMEOUTS = {
  statement_timeout: 5000,
  lock_timeout: 2000,
  idle_in_transaction_session_timeout: 10_000,
  query_timeout: 6000,
};

const REPLICA_TIMEOUT_MS = 2000;

/** Most connections of one node; with the one that listens and the one that holds the lock there are 18. */
const MAX_READERS = 8;
const MAX_WRITERS = 6;
const MAX_LONG_RUNNING = 2;

type PoolOptions = { connection: ClientConfig; onConnectionError: (error: Error) => void };

/** Connections by what they are used for: open ones, those without work, and requests that wait for one. */
export type PoolCounts = Record<'reads' | 'writes', { total: number; idle: number; waiting: number }>;

/**
 * A pool for Kysely that keeps the connections of reads apart from those of writes and transactions, so that reads do
 * not wait for writers that wait for each other.
 */
export function openPools(options: PoolOptions): PostgresPool & { counts: () => PoolCounts } {
  const reads = openPool({ ...TIMEOUTS, max: MAX_READERS }, options);
  const writes = openPool({ ...TIMEOUTS, max: MAX_WRITERS }, options);
  return {
    options: reads.options,
    connect: async () => lazyClient((statement) => (statement.startsWith('select') ? reads : writes)),
    end: async () => void (await Promise.all([reads.end(), writes.end()])),
    counts: () => ({ reads: countsOf(reads), writes: countsOf(writes) }),
  };
}

/** A pool for the reads of a replica, which the primary can take over. */
export function openReplicaPool(options: PoolOptions): PostgresPool {
  const pool = openPool({ ...TIMEOUTS, query_timeout: REPLICA_TIMEOUT_MS, max: MAX_READERS }, options);
  return { options: pool.options, connect: async () => lazyClient(() => pool), end: () => pool.end() };
}

/** A pool without timeouts for migrations and imports. */
export function openLongRunningPool(options: PoolOptions): PostgresPool {
  const pool = openPool({ max: MAX_LONG_RUNNING }, options);
  return { options: pool.options, connect: async () => lazyClient(() => pool), end: () => pool.end() };
}

function countsOf({ totalCount, idleCount, waitingCount }: Pool) {
  return { total: totalCount, idle: idleCount, waiting: waitingCount };
}

function openPool(limits: ClientConfig & { max: number }, { connection, onConnectionError }: PoolOptions): Pool {
  const pool = new Pool({ ...connection, ...limits, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  // Without listeners the loss of a connection would crash the process: of an idle one, and of one that is in use.
  pool.on('error', onConnectionError);
  pool.on('connect', (client) => client.on('error', onConnectionError));
  return pool;
}

/** Connects at the first statement, which decides on the pool, and converts errors by `toUnavailable`. */
function lazyClient(poolFor: (statement: string) => Pool): PostgresPoolClient {
  let client: PoolClient | undefined;
  let broken: unknown;

  async function run(statement: string, parameters: readonly unknown[]): Promise<unknown> {
    if (broken) throw broken;
    try {
      client ??= await poolFor(statement).connect();
      return await client.query(statement, [...parameters]);
    } catch (error) {
      const converted = toUnavailable(error);
      // pg would reuse a connection whose statement is still running after the `query_timeout`.
      if (error instanceof Error && error.message === 'Query read timeout') broken = converted;
      throw converted;
    }
  }

  function query<Row>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query(statement: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof statement === 'string') return run(statement, parameters);
    throw new TypeError('cursors are not supported');
  }

  return { query, release: (destroy) => client?.release(Boolean(destroy || broken)) };
}
