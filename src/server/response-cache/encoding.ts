import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

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
  return `W/"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`;
}

type EncodedBody = { encoding: Encoding; bytes: Bytes; headers: Record<string, string> };

/** The same body in another encoding, with its headers. */
export async function encode<Body extends EncodedBody>(body: Body, encoding: Encoding): Promise<Body> {
  if (body.encoding === encoding) return body;
  const bytes = await compress[encoding](await decompress[body.encoding](body.bytes));
  const { 'content-encoding': _, ...rest } = body.headers;
  const headers: Record<string, string> = { ...rest, 'content-length': String(bytes.byteLength) };
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  return { ...body, encoding, bytes, headers };
}

type Convert = (bytes: Bytes) => Promise<Bytes>;

const asIs: Convert = async (bytes) => bytes;

function toConverter(run: (bytes: Bytes) => Promise<Buffer>): Convert {
  return async (bytes) => new Uint8Array(await run(bytes));
}

const compressBrotli = promisify(brotliCompress);
/** A third of the time of quality 5, for 11 % more bytes. */
const BROTLI_QUALITY = 3;

const compress: Record<Encoding, Convert> = {
  br: toConverter((bytes) =>
    compressBrotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      },
    }),
  ),
  gzip: toConverter(promisify(gzip)),
  identity: asIs,
};

const decompress: Record<Encoding, Convert> = {
  br: toConverter(promisify(brotliDecompress)),
  gzip: toConverter(promisify(gunzip)),
  identity: asIs,
};
