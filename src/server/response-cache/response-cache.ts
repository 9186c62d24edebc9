import { LRUCache } from 'lru-cache';
import type { TaskResult } from '#adapters/task-queue/task-queue.ts';
import {
  type CacheDependency,
  type CacheEntry,
  type FreshResponse,
  type MadeResult,
  revalidated,
} from './cache-entry.ts';
import type { CacheKey } from './cache-key.ts';
import { makeEncodedEntry } from './encoded-entry.ts';
import { type Encoding, encode, encodings } from './encoding.ts';
import { Recompression } from './recompression.ts';
import { SingleFlight } from './single-flight.ts';
import { KnownVersion } from './stale.ts';

/**
 * `refused`: there is no room to make the response, or the client has gone. `staleMs`: the age of an entry that is sent
 * because the database is unavailable.
 */
export type CacheResult = MadeResult | { refused: true } | { entry: CacheEntry; staleMs: number };

export type Admission = {
  /** Runs a task when there is room for it. */
  admit: (task: () => Promise<MadeResult>, signal: AbortSignal) => Promise<TaskResult<MadeResult>>;
  /** Aborted when the client has gone. */
  signal: AbortSignal;
};

type Lookup = {
  key: CacheKey;
  encoding: Encoding;
  /** `version` is that of the catalogue, for the calls that the response is made from; undefined when it is unknown. */
  make: (version?: number) => Promise<FreshResponse>;
  /** The JSON of a cacheable response, which is quicker than to make one; undefined where only that can answer. */
  readJson?: (() => Promise<string | undefined>) | undefined;
  /** Version of the catalogue, where it has been read already. */
  version?: number | undefined;
  /** Absent for calls in process, which belong to a task that has been admitted: waiting again could be for ever. */
  admission?: Admission | undefined;
};

export type ResponseCache = ReturnType<typeof createResponseCache>;

type ResponseCacheOptions = {
  /** Rises with every write to the catalogue. Throws DatabaseUnavailableError. */
  version: () => number | Promise<number>;
  /** The ETag of the response at a path at this version. */
  readEtag?: (path: string, version: number) => Promise<string | null>;
  maxBytes?: number;
  /** Epoch milliseconds. */
  now?: () => number;
};

/**
 * Caches whole responses, one entry per encoding. After a change of the catalogue an entry is valid while the ETags of
 * all its dependencies are; otherwise the response is made again, and an entry with the same bytes is revalidated.
 * Concurrent lookups of one key share one response. Only responses with the status of their key and `sharedCacheControl` are stored;
 * those with unbounded keys in a cache of their own, so that they cannot evict the others. While the database is
 * unavailable, entries are sent for up to an hour after they were last known to be valid.
 */
export function createResponseCache({
  version,
  readEtag = async () => null,
  maxBytes = 20 * 1024 * 1024,
  now = Date.now,
}: ResponseCacheOptions) {
  const boundedEntries = new LRUCache<string, CacheEntry>({ maxSize: maxBytes * 0.75, sizeCalculation: sizeOf });
  const unboundedEntries = new LRUCache<string, CacheEntry>({ maxSize: maxBytes * 0.25, sizeCalculation: sizeOf });
  const lookups = new SingleFlight<TaskResult<MadeResult>>();
  const renderings = new SingleFlight<MadeResult>();
  const recompression = new Recompression();
  const known = new KnownVersion(version, now);
  const counts = { hits: 0, revalidations: 0, misses: 0, stale: 0 };

  const entriesFor = ({ unbounded }: CacheKey) => (unbounded ? unboundedEntries : boundedEntries);

  async function refresh(current: number, { key, encoding, make, readJson }: Lookup): Promise<MadeResult> {
    const entries = entriesFor(key);
    const stored = entryKey(key, encoding);
    const old = entries.peek(stored);
    if (old?.dependencies && (await areValid(old.dependencies, current))) {
      counts.revalidations += 1;
      return revalidated(old, { version: current, validatedAt: now() });
    }
    counts.misses += 1;
    const otherEncoding = encodings
      .map((each) => entries.peek(entryKey(key, each)))
      .find((entry) => entry?.version === current);
    const result: MadeResult = otherEncoding
      ? { entry: otherEncoding, cacheable: true }
      : await renderings.run(`${current} ${key.key}`, () =>
          makeEncodedEntry({
            readJson,
            make: () => make(current),
            status: key.status,
            version: current,
            validatedAt: now(),
            encoding,
            old,
          }),
        );
    if ('uncached' in result) return result;
    const { entry, cacheable } = result;
    if (old?.etag === entry.etag && cacheable) return revalidated(old, entry);
    const encoded = await encode(entry, encoding);
    if (cacheable) entries.set(stored, encoded);
    return { entry: encoded, cacheable };
  }

  async function areValid(dependencies: readonly CacheDependency[], version: number): Promise<boolean> {
    const etags = await Promise.all(dependencies.map(({ path }) => readEtag(path, version)));
    return dependencies.every(({ etag }, index) => etag === etags[index]);
  }

  async function findStale({ key, encoding }: Lookup): Promise<CacheResult | undefined> {
    const entries = [encoding, ...encodings].map((each) => entriesFor(key).peek(entryKey(key, each)));
    for (const entry of entries) {
      const staleMs = entry && known.staleAge(entry);
      if (entry === undefined || staleMs === undefined) continue;
      counts.stale += 1;
      return { entry: await encode(entry, encoding), staleMs };
    }
    return undefined;
  }

  /** For what is asked for again. */
  async function compressBetter(key: CacheKey, entry: CacheEntry): Promise<void> {
    const entries = entriesFor(key);
    const stored = entryKey(key, entry.encoding);
    // Set anew, so that the cache counts the fewer bytes.
    if ((await recompression.run(entry)) && entries.peek(stored) === entry) entries.set(stored, entry);
  }

  function getCurrent(key: CacheKey, encoding: Encoding, current: number | undefined): CacheEntry | undefined {
    const entry = entriesFor(key).get(entryKey(key, encoding));
    if (entry === undefined || entry.version !== current) return undefined;
    counts.hits += 1;
    if (recompression.isDue(entry)) void compressBetter(key, entry);
    return entry;
  }

  async function findValid(lookup: Lookup, current: number | undefined): Promise<CacheResult> {
    const { key, encoding, admission } = lookup;
    const entry = getCurrent(key, encoding, current);
    if (entry) return { entry, cacheable: true };
    const task = async () =>
      current === undefined ? { uncached: (await lookup.make()).response } : refresh(current, lookup);
    const result: TaskResult<MadeResult> = admission
      ? await lookups.run(
          `${current} ${entryKey(key, encoding)}`,
          (signal) => admission.admit(task, signal),
          admission.signal,
        )
      : { ok: true, value: await task() };
    if (!result.ok) return { refused: true };
    return 'uncached' in result.value ? { uncached: result.value.uncached.clone() } : result.value;
  }

  return {
    /** Lookups since the start; those that joined one in flight are not counted. */
    counts: () => ({ ...counts }),
    bytes: () => boundedEntries.calculatedSize + unboundedEntries.calculatedSize,
    /** The entry of a key, where it is as new as the catalogue. */
    async findKept(key: CacheKey, encoding: Encoding): Promise<CacheEntry | undefined> {
      return getCurrent(key, encoding, await known.current());
    },
    /** The entry of a key, made or validated now where it is missing or older than the catalogue. */
    async find(lookup: Lookup): Promise<CacheResult> {
      const current = lookup.version ?? (await known.current());
      const stale = current === undefined ? await findStale(lookup) : undefined;
      if (stale) return stale;
      const result = await findValid(lookup, current);
      if ('uncached' in result && result.uncached.status === 503) return (await findStale(lookup)) ?? result;
      return result;
    },
  };
}

const entryKey = ({ key }: CacheKey, encoding: Encoding) => `${encoding} ${key}`;

/** In bytes, with some room for the headers. */
const sizeOf = ({ bytes }: CacheEntry) => bytes.byteLength + 1024;
