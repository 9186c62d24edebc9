import { LRUCache } from 'lru-cache';
import { sharedCacheControl } from '#contract/http/shared-cache-control.ts';
import type { AnswerName } from './cache-key.ts';
import { type Bytes, type Encoding, encode, encodings, tagOf } from './encoding.ts';

/** A whole answer in one encoding, as it is sent. */
export type Kept = {
  version: number;
  etag: string;
  headers: Record<string, string>;
  encoding: Encoding;
  bytes: Bytes;
  /** Everything that it was made of, where that is known. */
  parts: readonly Part[] | undefined;
};

/** An answer that went into another one, by its address and the tag of its bytes. */
export type Part = { path: string; etag: string };

/** An answer just made, and what it was made of where that is known. */
export type Made = { response: Response; parts?: readonly Part[] | undefined };

/** What was found: an answer that is kept, or one that is passed on as it is. */
export type Found = { kept: Kept; mayStay: boolean } | { passing: Response };

type Asked = { name: AnswerName; encoding: Encoding; make: () => Promise<Made> };

export type Keeper = ReturnType<typeof createKeeper>;

type Parts = {
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
export function createKeeper({ version, etagOf = async () => null, maxBytes = 32 * 1024 * 1024 }: Parts) {
  const often = new LRUCache<string, Kept>({ maxSize: maxBytes * 0.75, sizeCalculation: sizeOf });
  const seldom = new LRUCache<string, Kept>({ maxSize: maxBytes * 0.25, sizeCalculation: sizeOf });
  const underWay = new Map<string, Promise<Found>>();

  const shelfOf = ({ endless }: AnswerName) => (endless ? seldom : often);

  function once(flight: string, make: () => Promise<Found>): Promise<Found> {
    const making = underWay.get(flight) ?? make().finally(() => underWay.delete(flight));
    underWay.set(flight, making);
    return making;
  }

  async function renew(current: number, { name, encoding, make }: Asked): Promise<Found> {
    const shelf = shelfOf(name);
    const key = keyOf(name, encoding);
    const old = shelf.peek(key);
    if (old?.parts && (await stand(old.parts))) return stampAgain(old, current);
    const other = encodings.map((each) => shelf.peek(keyOf(name, each))).find((kept) => kept?.version === current);
    const found = other
      ? { kept: other, mayStay: true }
      : await once(`${current} ${name.key}`, () => plain(current, make));
    if ('passing' in found) return found;
    const { kept, mayStay } = found;
    if (old?.etag === kept.etag && mayStay) return stampAgain(old, current, kept.parts);
    const encoded = await encode(kept, encoding);
    if (mayStay) shelf.set(key, encoded);
    return { kept: encoded, mayStay };
  }

  async function stand(parts: readonly Part[]): Promise<boolean> {
    const etags = await Promise.all(parts.map(({ path }) => etagOf(path)));
    return parts.every(({ etag }, index) => etag === etags[index]);
  }

  return {
    /** The answer of that name, made now if it is not kept or no longer stands. */
    async find(asked: Asked): Promise<Found> {
      const current = await version();
      const key = keyOf(asked.name, asked.encoding);
      const kept = shelfOf(asked.name).get(key);
      if (kept?.version === current) return { kept, mayStay: true };
      const found = await once(`${current} ${key}`, () => renew(current, asked));
      return 'passing' in found ? { passing: found.passing.clone() } : found;
    },
  };
}

async function plain(version: number, make: () => Promise<Made>): Promise<Found> {
  const { response, parts } = await make();
  if (response.status !== 200) return { passing: response };
  const bytes = new Uint8Array(await response.arrayBuffer());
  const etag = tagOf(bytes);
  const { 'x-request-id': _, ...given } = Object.fromEntries(response.headers);
  const headers = { ...given, etag, vary: 'Accept-Encoding', 'content-length': String(bytes.byteLength) };
  const mayStay = response.headers.get('cache-control') === sharedCacheControl;
  return { kept: { version, etag, headers, encoding: 'identity', bytes, parts }, mayStay };
}

/** Changed in place: whoever holds it holds what stands. */
function stampAgain(kept: Kept, version: number, parts = kept.parts): Found {
  kept.version = version;
  kept.parts = parts;
  return { kept, mayStay: true };
}

const keyOf = ({ key }: AnswerName, encoding: Encoding) => `${encoding} ${key}`;

/** With some room for the headers. */
const sizeOf = ({ bytes }: Kept) => bytes.byteLength + 1024;
