import type { Kysely } from 'kysely';
import { Client, type ClientConfig } from 'pg';
import type { Tables } from '../../schema/tables.ts';
import { CATALOGUE_VERSION_CHANNEL } from './catalogue-version-channel.ts';

const RETRY_MS = 500;
/** The longest delay of a notification when the connection is lost without an error. */
const HEARTBEAT_MS = 5000;

type ListenerOptions = { connection: ClientConfig; query: Kysely<Tables>; onConnectionError: (error: Error) => void };

/**
 * Keeps the catalogue's version up to date by LISTEN, from the first call of `current` on. Without a listening connection
 * each call reads the database; when that fails too, the last known version is returned.
 */
export function listenForCatalogueVersion({ connection, query, onConnectionError }: ListenerOptions) {
  const closing = new AbortController();
  let latest = 0;
  let listening = false;
  let loop: Promise<void> | undefined;
  let reading: Promise<number> | undefined;

  const update = (version: number) => {
    latest = Math.max(latest, version);
  };

  const read = async () => {
    const row = await query.selectFrom('catalogue_version').select('version').executeTakeFirst();
    update(row?.version ?? 0);
    return latest;
  };

  const readShared = () => {
    reading ??= read()
      .catch((error: Error) => {
        if (latest === 0) throw error;
        return latest;
      })
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };

  /** Listens until the connection is lost. */
  const listen = async () => {
    const client = new Client({ ...connection, query_timeout: HEARTBEAT_MS });
    const lost = new AbortController();
    const onLost = (error?: Error) => lost.abort(error);
    client.on('error', onLost).on('end', onLost);
    client.on('notification', ({ payload }) => update(Number(payload)));
    try {
      await client.connect();
      await client.query(`listen ${CATALOGUE_VERSION_CHANNEL}`);
      // Also covers changes from before the LISTEN.
      while (!lost.signal.aborted) {
        update(Number((await client.query('select version from catalogue_version')).rows[0]?.version));
        listening = true;
        await delay(HEARTBEAT_MS, AbortSignal.any([lost.signal, closing.signal]));
        if (closing.signal.aborted) return;
      }
      if (lost.signal.reason instanceof Error) throw lost.signal.reason;
    } finally {
      listening = false;
      // A dead connection may never finish closing.
      await Promise.race([client.end(), delay(1000)]);
    }
  };

  const listenForever = async () => {
    while (!closing.signal.aborted) {
      await listen().catch(onConnectionError);
      await delay(RETRY_MS, closing.signal);
    }
  };

  return {
    update,
    current: () => {
      loop ??= listenForever();
      return listening ? latest : readShared();
    },
    close: async () => {
      closing.abort();
      await loop;
    },
  };
}

/** Waits until the time has passed or the signal aborts; does not keep the process alive. */
async function delay(milliseconds: number, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds).unref();
  signal?.addEventListener('abort', () => resolve(), { once: true });
  await promise;
  clearTimeout(timer);
}
