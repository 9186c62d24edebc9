import { setTimeout as pause } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { DatabaseSetupError } from '../database-setup-error.ts';
import { isUnavailable } from '../database-unavailable.ts';
import { connectionProblem } from './connection-problem.ts';

/** Of one attempt. */
const CONNECT_TIMEOUT_MS = 10_000;
const RETRY_MS = 500;

/** How long to try to reach a server that is away or starting; `signal` ends it sooner. */
export type ServerWait = { milliseconds: number; signal?: AbortSignal };

type CheckOptions = { wait: ServerWait | undefined; onConnectionError: (error: Error) => void };

/** Throws DatabaseSetupError for a server that stays away, or that holds no UTF-8. Reports the first failed attempt. */
export async function checkServer(config: ClientConfig, { wait, onConnectionError }: CheckOptions): Promise<void> {
  const deadline = performance.now() + (wait?.milliseconds ?? 0);
  for (let attempt = 1; ; attempt += 1) {
    const problem = await findProblem(config);
    if (problem === undefined) return;
    const isLast = performance.now() + RETRY_MS > deadline || wait?.signal?.aborted;
    if (isLast || !isUnavailable(problem.cause)) throw problem;
    if (attempt === 1) onConnectionError(problem);
    await pause(RETRY_MS);
  }
}

async function findProblem(config: ClientConfig): Promise<DatabaseSetupError | undefined> {
  const client = new Client({ ...config, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  // Without a listener the loss of the connection would crash the process.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ server_encoding: string }>('show server_encoding');
    const encoding = rows[0]?.server_encoding;
    if (encoding === 'UTF8') return undefined;
    return new DatabaseSetupError(`PostgreSQL must hold UTF8, this database holds ${encoding}.`);
  } catch (cause) {
    return new DatabaseSetupError(connectionProblem(cause), { cause });
  } finally {
    await client.end();
  }
}
