import { LRUCache } from 'lru-cache';
import type { TaskResult } from '#adapters/task-queue/task-queue.ts';
import { sharedCacheControl } from '#contract/http/shared-cache-control.ts';
import type { CacheKey } from './cache-key.ts';
import { type Bytes, type Encoding, encode, encodings, weakEtag } from './encoding.ts';
import { SingleFlight } from './single-flight.ts';

/** A whole response in one encoding. */
export type CacheEntry = {
  /** That of the catalogue for which the entry was last made or validated. */
  version: number;
  etag: string;
  headers: Record<string, string>;
  encoding: Encoding;
  bytes: Bytes;
  /** Undefined when not all are known. */
  dependencies: readonly CacheDependency[] | undefined;
};

/** A response that another one was made from. */
export type CacheDependency = { path: string; etag: string };

export type FreshResponse = { response: Response; dependencies?: readonly CacheDependency[] | undefined };

/** An entry, stored if it is `cacheable`; or a response that is passed through. */
type MadeResult = { entry: CacheEntry; cacheable: boolean } | { uncached: Response };

/** `refused`: there is no room to make the response, or the client has gone. */
export type CacheResult = MadeResult | { refused: true };

export type Admission = {
  /** Runs a task when there is room for it. */
  admit: (task: () => Promise<MadeResult>, signal: AbortSignal) => Promise<TaskResult<MadeResult>>;
  /** Aborted when the client has gone. */
  signal: AbortSignal;
};

type Lookup = {
  key: CacheKey;
  encoding: Encoding;
  make: () => Promise<FreshResponse>;
  /** Absent for calls in process, which belong to a task that has been admitted: waiting again could be for ever. */
  admission?: Admission | undefined;
};

export type ResponseCache = ReturnType<typeof createResponseCache>;

type ResponseCacheOptions = {
  /** Rises with every write to the catalogue. */
  version: () => number | Promise<number>;
  /** The current ETag of the response at a path. */
  readEtag?: (path: string) => Promise<string | null>;
  maxBytes?: number;
};

/**
 * Caches whole responses, one entry per encoding. After a change of the catalogue an entry is valid while the ETags of
 * all its dependencies are; otherwise the response is made again, and an entry with the same bytes is revalidated.
 * Concurrent lookups of one key share one response. Only responses with status 200 and `sharedCacheControl` are stored;
 * those with unbounded keys in a cache of their own, so that they cannot evict the others.
 */
export function createResponseCache({
  version,
  readEtag = async () => null,
  maxBytes = 32 * 1024 * 1024,
}: ResponseCacheOptions) {
  const boundedEntries = new LRUCache<string, CacheEntry>({ maxSize: maxBytes * 0.75, sizeCalculation: sizeOf });
  const unboundedEntries = new LRUCache<string, CacheEntry>({ maxSize: maxBytes * 0.25, sizeCalculation: sizeOf });
  const lookups = new SingleFlight<TaskResult<MadeResult>>();
  const renderings = new SingleFlight<MadeResult>();
  const counts = { hits: 0, revalidations: 0, misses: 0 };

  const entriesFor = ({ unbounded }: CacheKey) => (unbounded ? unboundedEntries : boundedEntries);

  async function refresh(current: number, { key, encoding, make }: Lookup): Promise<MadeResult> {
    const entries = entriesFor(key);
    const stored = entryKey(key, encoding);
    const old = entries.peek(stored);
    if (old?.dependencies && (await areValid(old.dependencies))) {
      counts.revalidations += 1;
      return revalidated(old, current);
    }
    counts.misses += 1;
    const otherEncoding = encodings
      .map((each) => entries.peek(entryKey(key, each)))
      .find((entry) => entry?.version === current);
    const result: MadeResult = otherEncoding
      ? { entry: otherEncoding, cacheable: true }
      : await renderings.run(`${current} ${key.key}`, () => makeUncompressed(current, make));
    if ('uncached' in result) return result;
    const { entry, cacheable } = result;
    if (old?.etag === entry.etag && cacheable) return revalidated(old, current, entry.dependencies);
    const encoded = await encode(entry, encoding);
    if (cacheable) entries.set(stored, encoded);
    return { entry: encoded, cacheable };
  }

  async function areValid(dependencies: readonly CacheDependency[]): Promise<boolean> {
    const etags = await Promise.all(dependencies.map(({ path }) => readEtag(path)));
    return dependencies.every(({ etag }, index) => etag === etags[index]);
  }

  return {
    /** Lookups since the start; those that joined one in flight are not counted. */
    counts: () => ({ ...counts }),
    bytes: () => boundedEntries.calculatedSize + unboundedEntries.calculatedSize,
    /** The entry of a key, made or validated now where it is missing or older than the catalogue. */
    async find(lookup: Lookup): Promise<CacheResult> {
      const current = await version();
      const key = entryKey(lookup.key, lookup.encoding);
      const entry = entriesFor(lookup.key).get(key);
      if (entry?.version === current) {
        counts.hits += 1;
        return { entry, cacheable: true };
      }
      const { admission } = lookup;
      const task = () => refresh(current, lookup);
      const result: TaskResult<MadeResult> = admission
        ? await lookups.run(`${current} ${key}`, (signal) => admission.admit(task, signal), admission.signal)
        : { ok: true, value: await task() };
      if (!result.ok) return { refused: true };
      return 'uncached' in result.value ? { uncached: result.value.uncached.clone() } : result.value;
    },
  };
}

async function makeUncompressed(version: number, make: () => Promise<FreshResponse>): Promise<MadeResult> {
  const { response, dependencies } = await make();
  if (response.status !== 200) return { uncached: response };
  const bytes = new Uint8Array(await response.arrayBuffer());
  const etag = weakEtag(bytes);
  const { 'x-request-id': _, ...sent } = Object.fromEntries(response.headers);
  const headers = { ...sent, etag, vary: 'Accept-Encoding', 'content-length': String(bytes.byteLength) };
  const cacheable = response.headers.get('cache-control') === sharedCacheControl;
  return { entry: { version, etag, headers, encoding: 'identity', bytes, dependencies }, cacheable };
}

/** Changed in place, because concurrent lookups hold the same entry. */
function revalidated(entry: CacheEntry, version: number, dependencies = entry.dependencies): MadeResult {
  entry.version = version;
  entry.dependencies = dependencies;
  return { entry, cacheable: true };
}

const entryKey = ({ key }: CacheKey, encoding: Encoding) => `${encoding} ${key}`;

/** In bytes, with some room for the headers. */
const sizeOf = ({ bytes }: CacheEntry) => bytes.byteLength + 1024;
