import type { Kysely } from 'kysely';
import { Client, type ClientConfig } from 'pg';
import { CATALOGUE_VERSION_CHANNEL } from './catalogue-version-channel.ts';
import type { Tables } from './schema.ts';

const RETRY_MS = 500;
/** How long an announcement may be missing at most when a connection dies without a sound. */
const HEARTBEAT_MS = 5000;

type ListenerOptions = { connection: ClientConfig; query: Kysely<Tables>; onConnectionError: (error: Error) => void };

/**
 * Keeps the catalogue's version fresh by LISTEN, from the first question on.
 * While there is no connection that listens, each question reads the database; when that fails too, the last known stands.
 */
export function listenForCatalogueVersion({ connection, query, onConnectionError: onTrouble }: ListenerOptions) {
  const closing = new AbortController();
  let known = 0;
  let listening = false;
  let following: Promise<void> | undefined;
  let reading: Promise<number> | undefined;

  const note = (version: number) => {
    known = Math.max(known, version);
  };

  const read = async () => {
    const row = await query.selectFrom('catalogue_version').select('version').executeTakeFirst();
    note(row?.version ?? 0);
    return known;
  };

  const readOnce = () => {
    reading ??= read()
      .catch((error: Error) => {
        if (known === 0) throw error;
        return known;
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
    const lose = (error?: Error) => lost.abort(error);
    client.on('error', lose).on('end', lose);
    client.on('notification', ({ payload }) => note(Number(payload)));
    try {
      await client.connect();
      await client.query(`listen ${CATALOGUE_VERSION_CHANNEL}`);
      // Also hears what was announced before listening began.
      while (!lost.signal.aborted) {
        note(Number((await client.query('select version from catalogue_version')).rows[0]?.version));
        listening = true;
        await delay(HEARTBEAT_MS, AbortSignal.any([lost.signal, closing.signal]));
        if (closing.signal.aborted) return;
      }
      if (lost.signal.reason instanceof Error) throw lost.signal.reason;
    } finally {
      listening = false;
      // A connection that is dead may never say goodbye.
      await Promise.race([client.end(), delay(1000)]);
    }
  };

  const follow = async () => {
    while (!closing.signal.aborted) {
      await listen().catch(onTrouble);
      await delay(RETRY_MS, closing.signal);
    }
  };

  return {
    note,
    current: () => {
      following ??= follow();
      return listening ? known : readOnce();
    },
    close: async () => {
      closing.abort();
      await following;
    },
  };
}

/** Waits that long, or until the signal; does not keep the process alive. */
async function delay(milliseconds: number, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds).unref();
  signal?.addEventListener('abort', () => resolve(), { once: true });
  await promise;
  clearTimeout(timer);
}
