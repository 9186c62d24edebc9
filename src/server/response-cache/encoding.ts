import { hash } from 'node:crypto';
import { type Bytes, compress, decompress, release } from './compression.ts';

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

/** Whether an `If-None-Match` has this weak ETag; it is also matched by a strong one (RFC 9110, 13.1.2). */
export function matchesEtag(condition: string, etag: string): boolean {
  return condition === '*' || condition.includes(etag.slice('W/'.length));
}

type EncodedBody = { encoding: Encoding; bytes: Bytes; headers: Record<string, string> };

/** The same body in another encoding, with its headers. Takes little time rather than few bytes. */
export async function encode<Body extends EncodedBody>(body: Body, encoding: Encoding): Promise<Body> {
  if (body.encoding === encoding) return body;
  const bytes = await convert(body, encoding, 'fast');
  const { 'content-encoding': _, ...rest } = body.headers;
  const headers: Record<string, string> = { ...rest, 'content-length': String(bytes.byteLength) };
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  return { ...body, encoding, bytes, headers };
}

/** The same body in the same encoding, with fewer bytes. Takes several times as long as `encode`. */
export async function recompress(body: EncodedBody): Promise<Omit<EncodedBody, 'encoding'>> {
  const bytes = await convert(body, body.encoding, 'small');
  return { bytes, headers: { ...body.headers, 'content-length': String(bytes.byteLength) } };
}

async function convert(body: EncodedBody, encoding: Encoding, effort: 'fast' | 'small'): Promise<Bytes> {
  const plain = body.encoding === 'identity' ? body.bytes : await decompress[body.encoding](body.bytes);
  const bytes = encoding === 'identity' ? plain : await compress[encoding][effort](plain);
  if (plain !== body.bytes && plain !== bytes) release(plain);
  return bytes;
}
