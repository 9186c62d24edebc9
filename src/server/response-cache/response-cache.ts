import { LRUCache } from 'lru-cache';
import { sharedCacheControl } from '#contract/http/shared-cache-control.ts';
import type { CacheKey } from './cache-key.ts';
import { type Bytes, type Encoding, encode, encodings, weakEtag } from './encoding.ts';

/** A whole answer in one encoding, as it is sent. */
export type CacheEntry = {
  version: number;
  etag: string;
  headers: Record<string, string>;
  encoding: Encoding;
  bytes: Bytes;
  /** Everything that it was made of, where that is known. */
  dependencies: readonly CacheDependency[] | undefined;
};

/** An answer that went into another one, by its address and the tag of its bytes. */
export type CacheDependency = { path: string; etag: string };

/** An answer just made, and what it was made of where that is known. */
export type FreshResponse = { response: Response; dependencies?: readonly CacheDependency[] | undefined };

/** What was found: an answer that is kept, or one that is passed on as it is. */
export type CacheResult = { entry: CacheEntry; cacheable: boolean } | { uncached: Response };

type Lookup = { key: CacheKey; encoding: Encoding; make: () => Promise<FreshResponse> };

export type ResponseCache = ReturnType<typeof createResponseCache>;

type ResponseCacheOptions = {
  /** Rises with every write to the catalogue. */
  version: () => number | Promise<number>;
  /** The tag of the answer at an address as it is now. */
  etagOf?: (path: string) => Promise<string | null>;
  maxBytes?: number;
};

/**
 * Keeps whole answers that are the same for everyone, in the encodings that were asked for. When the catalogue changes,
 * an answer stands if all its parts do, and is otherwise made again; if the same bytes come out, what was compressed
 * stands. An answer is made once, however many ask for it at the same time. Kept are only those with status 200 that say
 * so themselves (`forEveryone`). Answers with endless names lie apart, so that they cannot push the others out.
 */
export function createResponseCache({
  version,
  etagOf = async () => null,
  maxBytes = 32 * 1024 * 1024,
}: ResponseCacheOptions) {
  const often = new LRUCache<string, CacheEntry>({ maxSize: maxBytes * 0.75, sizeCalculation: sizeOf });
  const seldom = new LRUCache<string, CacheEntry>({ maxSize: maxBytes * 0.25, sizeCalculation: sizeOf });
  const underWay = new Map<string, Promise<CacheResult>>();

  const shelfOf = ({ unbounded: endless }: CacheKey) => (endless ? seldom : often);

  function once(flight: string, make: () => Promise<CacheResult>): Promise<CacheResult> {
    const making = underWay.get(flight) ?? make().finally(() => underWay.delete(flight));
    underWay.set(flight, making);
    return making;
  }

  async function renew(current: number, { key: name, encoding, make }: Lookup): Promise<CacheResult> {
    const shelf = shelfOf(name);
    const key = entryKey(name, encoding);
    const old = shelf.peek(key);
    if (old?.dependencies && (await stand(old.dependencies))) return revalidated(old, current);
    const other = encodings.map((each) => shelf.peek(entryKey(name, each))).find((kept) => kept?.version === current);
    const found = other
      ? { kept: other, mayStay: true }
      : await once(`${current} ${name.key}`, () => renderUncompressed(current, make));
    if ('passing' in found) return found;
    const { entry: kept, cacheable: mayStay } = found;
    if (old?.etag === kept.etag && mayStay) return revalidated(old, current, kept.dependencies);
    const encoded = await encode(kept, encoding);
    if (mayStay) shelf.set(key, encoded);
    return { entry: encoded, cacheable: mayStay };
  }

  async function stand(parts: readonly CacheDependency[]): Promise<boolean> {
    const etags = await Promise.all(parts.map(({ path }) => etagOf(path)));
    return parts.every(({ etag }, index) => etag === etags[index]);
  }

  return {
    /** The answer of that name, made now if it is not kept or no longer stands. */
    async find(asked: Lookup): Promise<CacheResult> {
      const current = await version();
      const key = entryKey(asked.key, asked.encoding);
      const kept = shelfOf(asked.key).get(key);
      if (kept?.version === current) return { entry: kept, cacheable: true };
      const found = await once(`${current} ${key}`, () => renew(current, asked));
      return 'passing' in found ? { uncached: found.uncached.clone() } : found;
    },
  };
}

async function renderUncompressed(version: number, make: () => Promise<FreshResponse>): Promise<CacheResult> {
  const { response, dependencies: parts } = await make();
  if (response.status !== 200) return { uncached: response };
  const bytes = new Uint8Array(await response.arrayBuffer());
  const etag = weakEtag(bytes);
  const { 'x-request-id': _, ...given } = Object.fromEntries(response.headers);
  const headers = { ...given, etag, vary: 'Accept-Encoding', 'content-length': String(bytes.byteLength) };
  const mayStay = response.headers.get('cache-control') === sharedCacheControl;
  return { entry: { version, etag, headers, encoding: 'identity', bytes, dependencies: parts }, cacheable: mayStay };
}

/** Changed in place: whoever holds it holds what stands. */
function revalidated(kept: CacheEntry, version: number, parts = kept.dependencies): CacheResult {
  kept.version = version;
  kept.dependencies = parts;
  return { entry: kept, cacheable: true };
}

const entryKey = ({ key }: CacheKey, encoding: Encoding) => `${encoding} ${key}`;

/** With some room for the headers. */
const sizeOf = ({ bytes }: CacheEntry) => bytes.byteLength + 1024;
