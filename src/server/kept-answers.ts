import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { forEveryone } from '#contract/for-everyone.ts';
import type { AnswerName } from './keepable.ts';

type Bytes = Uint8Array<ArrayBuffer>;
export type Encoding = 'br' | 'gzip' | 'identity';

/** A whole answer, with its headers ready for each encoding that somebody asked for. */
export type Kept = {
  version: number;
  etag: string;
  headers: Record<string, string>;
  bytes: Bytes;
  encoded: Partial<Record<Encoding, Encoded>>;
};

export type Encoded = { bytes: Bytes; headers: Record<string, string> };

/** What was found: an answer that is kept, or one that is passed on as it is. */
export type Found = { kept: Kept } | { passing: Response };

export type Keeper = ReturnType<typeof createKeeper>;

type Parts = {
  /** Rises with every write to the catalogue. */
  version: () => number | Promise<number>;
  maxBytes?: number;
};

/**
 * Keeps whole answers that are the same for everyone until the catalogue changes. An answer is made once, however many
 * ask for it at the same time. Kept are only those with status 200 that say so themselves (`forEveryone`).
 * Answers with endless names lie apart, so that they cannot push the others out.
 */
export function createKeeper({ version, maxBytes = 32 * 1024 * 1024 }: Parts) {
  const often = new LRUCache<string, Kept>({ maxSize: maxBytes * 0.75, sizeCalculation: sizeOf });
  const seldom = new LRUCache<string, Kept>({ maxSize: maxBytes * 0.25, sizeCalculation: sizeOf });
  const underWay = new Map<string, Promise<Found>>();

  async function keep({ key, endless }: AnswerName, current: number, make: () => Promise<Response>): Promise<Found> {
    const response = await make();
    if (response.status !== 200) return { passing: response };
    const kept = await toKept(response, current);
    if (response.headers.get('cache-control') === forEveryone) (endless ? seldom : often).set(key, kept);
    return { kept };
  }

  return {
    /** The answer of that name, made now if it is not kept or the catalogue has changed since. */
    async find(name: AnswerName, make: () => Promise<Response>): Promise<Found> {
      const current = await version();
      const kept = (name.endless ? seldom : often).get(name.key);
      if (kept?.version === current) return { kept };
      const flight = `${current} ${name.key}`;
      const making = underWay.get(flight) ?? keep(name, current, make).finally(() => underWay.delete(flight));
      underWay.set(flight, making);
      const found = await making;
      return 'passing' in found ? { passing: found.passing.clone() } : found;
    },
  };
}

async function toKept(response: Response, version: number): Promise<Kept> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const { 'x-request-id': _, ...headers } = Object.fromEntries(response.headers);
  return { version, etag, headers: { ...headers, etag, vary: 'Accept-Encoding' }, bytes, encoded: {} };
}

/** Room is reckoned for the compressed copies too. */
function sizeOf({ bytes }: Kept): number {
  return Math.ceil(bytes.byteLength * 1.5) + 1024;
}

/** The answer's bytes in an encoding; compressed at the first call, ready without waiting afterwards. */
export async function encode(kept: Kept, encoding: Encoding): Promise<Encoded> {
  const bytes = await compressed(kept.bytes, encoding);
  const headers: Record<string, string> = { ...kept.headers, 'content-length': String(bytes.byteLength) };
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  const encoded = { bytes, headers };
  kept.encoded[encoding] = encoded;
  return encoded;
}

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);
/** Half the work of 5 for 6 % more bytes. */
const BROTLI_QUALITY = 4;

async function compressed(bytes: Bytes, encoding: Encoding): Promise<Bytes> {
  if (encoding === 'identity') return bytes;
  if (encoding === 'gzip') return new Uint8Array(await gzipOf(bytes));
  return new Uint8Array(await brotliOf(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }));
}
