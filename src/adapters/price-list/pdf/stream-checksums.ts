import { inflateRawSync, inflateSync } from 'node:zlib';
import { compressedStreams } from './compressed-streams.ts';

/** Larger streams hold no text of a list and are not checked. */
const INFLATE_OPTIONS = { maxOutputLength: 32 * 1024 * 1024 };

/** Whether a stream's checksum fits its content; `unknown` when there is none; `broken` when it does not inflate. */
type ChecksumResult = 'right' | 'wrong' | 'unknown' | 'broken';

/**
 * Whether the compressed text of a PDF is undamaged. PDF readers silently recover what they can, so that lines would be
 * missing or a price have another digit. A wrong checksum counts only when another one in the file is right: some
 * programs write none that fit.
 */
export function hasValidChecksums(bytes: Uint8Array): boolean {
  const results = new Set<ChecksumResult>();
  for (const stream of compressedStreams(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))) {
    results.add(checkStream(stream));
    if (results.has('broken') || (results.has('wrong') && results.has('right'))) return false;
  }
  return true;
}

function checkStream(stream: Buffer): ChecksumResult {
  if (stream.length === 0) return 'unknown';
  const failure = errorCode(() => inflateSync(stream, INFLATE_OPTIONS));
  if (failure === undefined) return 'right';
  if (failure === 'ERR_BUFFER_TOO_LARGE') return 'unknown';
  const isZlib = ((stream[0] ?? 0) & 15) === 8;
  if (!isZlib || errorCode(() => inflateRawSync(stream.subarray(2), INFLATE_OPTIONS))) return 'broken';
  // Some programs cut the checksum off, and some leave it empty.
  const hasChecksum = failure !== 'Z_BUF_ERROR' && stream.subarray(-4).some((byte) => byte !== 0);
  return hasChecksum ? 'wrong' : 'unknown';
}

function errorCode(inflate: () => Buffer): unknown {
  try {
    inflate();
    return undefined;
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error;
  }
}
