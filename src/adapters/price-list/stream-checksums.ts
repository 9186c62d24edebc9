import { inflateRawSync, inflateSync } from 'node:zlib';
import { compressedStreams } from './compressed-streams.ts';

/** What is larger is no text of a list, and is left to whoever reads it. */
const INFLATE_OPTIONS = { maxOutputLength: 32 * 1024 * 1024 };

/** How the sum at a stream's end fits what it inflates to; `unknown` when there is none; `broken` when it does not inflate. */
type ChecksumResult = 'right' | 'wrong' | 'unknown' | 'broken';

/**
 * Whether the compressed text of a PDF is as it was written. A reader makes up what it can of the rest, silently: lines
 * are missing then, or a price has another digit. Sums count where the program that wrote the file can make them.
 */
export function hasValidChecksums(bytes: Uint8Array): boolean {
  const found = new Set<ChecksumResult>();
  for (const stream of compressedStreams(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))) {
    found.add(checkStream(stream));
    if (found.has('broken') || (found.has('wrong') && found.has('right'))) return false;
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
  // Some programs cut the sum off, and some leave it empty.
  const hasSum = failure !== 'Z_BUF_ERROR' && stream.subarray(-4).some((byte) => byte !== 0);
  return hasSum ? 'wrong' : 'unknown';
}

function errorCode(inflate: () => Buffer): unknown {
  try {
    inflate();
    return undefined;
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error;
  }
}
