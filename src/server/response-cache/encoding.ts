import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

export type Bytes = Uint8Array<ArrayBuffer>;
export type Encoding = (typeof encodings)[number];

export const encodings = ['br', 'gzip', 'identity'] as const;

/** The best encoding that an `Accept-Encoding` admits. */
export function negotiateEncoding(accepted: string | null): Encoding {
  if (accepted === null) return 'identity';
  if (/\bbr\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted) ? 'gzip' : 'identity';
}

/** Weak, because it is the same for every encoding. */
export function weakEtag(bytes: Bytes): string {
  return toWeakEtag(hash('sha256', bytes, 'base64url'));
}

/** Of a SHA-256. */
export function toWeakEtag(digest: string): string {
  return `W/"${digest.slice(0, 22)}"`;
}

type EncodedBody = { encoding: Encoding; bytes: Bytes; headers: Record<string, string> };

/** The same body in another encoding, with its headers. Takes little time rather than few bytes. */
export async function encode<Body extends EncodedBody>(body: Body, encoding: Encoding): Promise<Body> {
  if (body.encoding === encoding) return body;
  const bytes = await compress[encoding].fast(await decompress[body.encoding](body.bytes));
  const { 'content-encoding': _, ...rest } = body.headers;
  const headers: Record<string, string> = { ...rest, 'content-length': String(bytes.byteLength) };
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  return { ...body, encoding, bytes, headers };
}

/** The same body in the same encoding, with fewer bytes. Takes several times as long as `encode`. */
export async function recompress({ encoding, bytes, headers }: EncodedBody): Promise<Omit<EncodedBody, 'encoding'>> {
  const small = await compress[encoding].small(await decompress[encoding](bytes));
  return { bytes: small, headers: { ...headers, 'content-length': String(small.byteLength) } };
}

type Convert = (bytes: Bytes) => Promise<Bytes>;

const asIs: Convert = async (bytes) => bytes;

function toConverter(run: (bytes: Bytes) => Promise<Buffer>): Convert {
  return async (bytes) => new Uint8Array(await run(bytes));
}

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);
/** More than a compressed page has: another chunk would be another task for the thread pool. */
const CHUNK_BYTES = 64 * 1024;
/** From 7 on, brotli prepares its whole window for each text; this one is as large as our largest pages. */
const BROTLI_WINDOW_BITS = 18;

const FAST = 1;
/** So few are compressed sooner than a thread of the pool has been woken. */
const FEW_BYTES = 16 * 1024;
const FEW_WINDOW_BITS = 14;

const brotli = (quality: number) =>
  toConverter(async (bytes) => {
    const isSmall = bytes.byteLength <= FEW_BYTES;
    const options = {
      chunkSize: isSmall ? FEW_BYTES : CHUNK_BYTES,
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_LGWIN]: isSmall ? FEW_WINDOW_BITS : BROTLI_WINDOW_BITS,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      },
    };
    return isSmall && quality === FAST ? brotliCompressSync(bytes, options) : compressBrotli(bytes, options);
  });

/** Times and bytes of the levels are in docs/performance.md. */
const compress: Record<Encoding, { fast: Convert; small: Convert }> = {
  br: { fast: brotli(FAST), small: brotli(7) },
  gzip: {
    fast: toConverter((bytes) => compressGzip(bytes, { chunkSize: CHUNK_BYTES, level: 1 })),
    small: toConverter((bytes) => compressGzip(bytes, { chunkSize: CHUNK_BYTES, level: 9 })),
  },
  identity: { fast: asIs, small: asIs },
};

const decompress: Record<Encoding, Convert> = {
  br: toConverter(promisify(brotliDecompress)),
  gzip: toConverter(promisify(gunzip)),
  identity: asIs,
};
