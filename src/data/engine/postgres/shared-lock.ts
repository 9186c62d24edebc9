import { Client, type ClientConfig } from 'pg';
import { DatabaseSetupError } from '../database-setup-error.ts';
import { connectionProblem } from './connection-problem.ts';
import { delay, withTimeout } from './timing.ts';

/** The name of the advisory lock that every open database shares; whoever replaces the tables has it alone. */
export const DATABASE_LOCK = 'mostrador database';

/** Often enough that neither a pooler nor a firewall takes the connection for abandoned. */
const HEARTBEAT_MS = 15_000;
const TIMEOUT_MS = 10_000;
const RETRY_MS = 250;
/** A dead connection may never finish closing. */
const END_TIMEOUT_MS = 2000;

type LockOptions = { connection: ClientConfig; onConnectionError: (error: Error) => void };

/**
 * Holds the lock on a connection of its own, because those of pools close when they are idle, and takes it again after
 * the connection was lost. Returns what releases it. Throws DatabaseSetupError while the tables are being replaced.
 */
export async function holdSharedLock({ connection, onConnectionError }: LockOptions): Promise<() => Promise<void>> {
  const closing = new AbortController();

  const lock = async () => {
    const client = new Client({ ...connection, connectionTimeoutMillis: TIMEOUT_MS });
    const lost = new AbortController();
    client
      .on('error', (error) => lost.abort(error))
      .on('end', () => lost.abort(new Error('the connection was closed')));
    try {
      await client.connect();
      const { rows } = await withTimeout(
        client.query<{ locked: boolean }>('select pg_try_advisory_lock_shared(hashtext($1)) as locked', [
          DATABASE_LOCK,
        ]),
        TIMEOUT_MS,
      );
      if (!rows[0]?.locked)
        throw new DatabaseSetupError('The database is being restored. Start the shop when that is done.');
      return { client, lost: lost.signal };
    } catch (error) {
      await end(client);
      if (error instanceof DatabaseSetupError) throw error;
      throw new DatabaseSetupError(connectionProblem(error), { cause: error });
    }
  };

  /** Rejects when the connection is lost. */
  const hold = async ({ client, lost }: Awaited<ReturnType<typeof lock>>) => {
    try {
      while (!closing.signal.aborted) {
        lost.throwIfAborted();
        await withTimeout(client.query('select 1'), TIMEOUT_MS);
        await delay(HEARTBEAT_MS, AbortSignal.any([lost, closing.signal]));
      }
    } finally {
      await end(client);
    }
  };

  const holdForever = async (first: Awaited<ReturnType<typeof lock>>) => {
    let held: typeof first | undefined = first;
    let reported = false;
    while (!closing.signal.aborted) {
      try {
        held ??= await lock();
        reported = false;
        await hold(held);
      } catch (error) {
        if (!reported && error instanceof Error) onConnectionError(error);
        reported = true;
        await delay(RETRY_MS, closing.signal);
      }
      held = undefined;
    }
  };

  const holding = holdForever(await lock());
  return async () => {
    closing.abort();
    await Promise.race([holding, delay(END_TIMEOUT_MS)]);
  };
}

async function end(client: Client): Promise<void> {
  await Promise.race([client.end(), delay(END_TIMEOUT_MS)]);
}
