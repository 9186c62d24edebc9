import type { Kysely } from 'kysely';
import { Client, type ClientConfig } from 'pg';
import type { Tables } from '../../schema/tables.ts';
import { CATALOGUE_VERSION_CHANNEL } from './catalogue-version-channel.ts';
import { delay, withTimeout } from './timing.ts';

/** Together less than a second, in which a connection that is silently dead is noticed. */
const HEARTBEAT_MS = 400;
const HEARTBEAT_TIMEOUT_MS = 500;
const CONNECT_TIMEOUT_MS = 1000;
const RETRY_MS = 250;
const READ_TIMEOUT_MS = 1000;
/** After a failure, reads fail at once for this long. */
const FAILURE_MS = 250;

type ListenerOptions = { connection: ClientConfig; query: Kysely<Tables>; onConnectionError: (error: Error) => void };

/**
 * Keeps the catalogue's version up to date by LISTEN, from the first call of `current` on. Without a listening connection
 * each call reads the database; it rejects with DatabaseUnavailableError when that fails too.
 */
export function listenForCatalogueVersion({ connection, query, onConnectionError }: ListenerOptions) {
  const closing = new AbortController();
  let latest = 0;
  let listening = false;
  let reported = false;
  let loop: Promise<void> | undefined;
  let reading: Promise<number> | undefined;

  const update = (version: number) => {
    latest = Math.max(latest, version);
  };

  const read = async () => {
    const row = query.selectFrom('catalogue_version').select('version').executeTakeFirst();
    update((await withTimeout(row, READ_TIMEOUT_MS))?.version ?? 0);
    return latest;
  };

  /** One read for all callers; a failed one is kept for a moment. */
  const readShared = () => {
    if (reading) return reading;
    const forget = () => {
      reading = undefined;
    };
    reading = read();
    reading.then(forget, () => setTimeout(forget, FAILURE_MS).unref());
    return reading;
  };

  /** Listens until the connection is lost. */
  const listen = async () => {
    const client = new Client({ ...connection, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
    const lost = new AbortController();
    const onLost = (error?: Error) => lost.abort(error);
    client.on('error', onLost).on('end', onLost);
    client.on('notification', ({ payload }) => update(Number(payload)));
    try {
      await client.connect();
      await withTimeout(client.query(`listen ${CATALOGUE_VERSION_CHANNEL}`), HEARTBEAT_TIMEOUT_MS);
      // Also covers changes from before the LISTEN.
      while (!lost.signal.aborted) {
        const { rows } = await withTimeout(client.query('select version from catalogue_version'), HEARTBEAT_TIMEOUT_MS);
        update(Number(rows[0]?.version));
        listening = true;
        reported = false;
        await delay(HEARTBEAT_MS, AbortSignal.any([lost.signal, closing.signal]));
        if (closing.signal.aborted) return;
      }
      if (lost.signal.reason instanceof Error) throw lost.signal.reason;
    } finally {
      listening = false;
      // A dead connection may never finish closing.
      await Promise.race([client.end(), delay(RETRY_MS)]);
    }
  };

  const listenForever = async () => {
    while (!closing.signal.aborted) {
      await listen().catch((error: Error) => {
        if (!reported) onConnectionError(error);
        reported = true;
      });
      await delay(RETRY_MS, closing.signal);
    }
  };

  return {
    update,
    /** The last known version, without asking. */
    known: () => latest,
    isListening: () => listening,
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
