import { isMarkedAsUntransferable } from 'node:worker_threads';
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

export type Bytes = Uint8Array<ArrayBuffer>;
type Convert = (bytes: Bytes) => Promise<Bytes>;

/**
 * Frees the memory of bytes that nothing reads any more. The garbage collector would free them only in a full
 * collection, because they outlive several small ones: under load that was 50 MB.
 */
export function release({ buffer }: Bytes): void {
  // Small ones share a buffer.
  if (!isMarkedAsUntransferable(buffer)) buffer.transfer(0);
}

type Result = Buffer<ArrayBuffer>;
type Done = (error: Error | null, result: Result) => void;

/**
 * A stream of zlib, with its callback and its output, also stays until a full collection. So the callback must not refer
 * to the input, and the output is moved out of its chunk.
 */
function toConverter(run: (bytes: Bytes, done: Done) => void): Convert {
  return async (bytes) => {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    run(bytes, (error, result) => (error ? reject(error) : resolve(result)));
    const result = await promise;
    if (isMarkedAsUntransferable(result.buffer)) return new Uint8Array(result);
    return new Uint8Array(result.buffer.transfer(result.byteLength));
  };
}

/** More than a page has, compressed and as it is: another chunk would be another task for the thread pool. */
const COMPRESSED_CHUNK = 64 * 1024;
const PLAIN_CHUNK = 256 * 1024;
/** From 7 on, brotli prepares its whole window for each text; this one is as large as our largest pages. */
const BROTLI_WINDOW_BITS = 18;

/** So few are compressed sooner than a thread of the pool has been woken. */
const FEW_BYTES = 16 * 1024;
const FEW_WINDOW_BITS = 14;

const brotliParams = (bytes: Bytes, quality: number, windowBits: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_LGWIN]: windowBits,
  [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
});

const brotli = (quality: number) =>
  toConverter((bytes, done) => {
    const params = brotliParams(bytes, quality, BROTLI_WINDOW_BITS);
    // With the usual flush the end would come in a second chunk.
    const flush = constants.BROTLI_OPERATION_FINISH;
    brotliCompress(bytes, { chunkSize: COMPRESSED_CHUNK, flush, params }, done);
  });

const FAST = 1;
const brotliInPool = brotli(FAST);

const brotliFast: Convert = async (bytes) =>
  bytes.byteLength > FEW_BYTES
    ? brotliInPool(bytes)
    : new Uint8Array(
        brotliCompressSync(bytes, { chunkSize: FEW_BYTES, params: brotliParams(bytes, FAST, FEW_WINDOW_BITS) }),
      );

const gzipOf = (level: number) =>
  toConverter((bytes, done) => gzip(bytes, { chunkSize: COMPRESSED_CHUNK, flush: constants.Z_FINISH, level }, done));

/** Times and bytes of the levels are in docs/performance.md. */
export const compress = {
  br: { fast: brotliFast, small: brotli(7) },
  gzip: { fast: gzipOf(1), small: gzipOf(9) },
};

export const decompress = {
  br: toConverter((bytes, done) => brotliDecompress(bytes, { chunkSize: PLAIN_CHUNK }, done)),
  gzip: toConverter((bytes, done) => gunzip(bytes, { chunkSize: PLAIN_CHUNK }, done)),
};
