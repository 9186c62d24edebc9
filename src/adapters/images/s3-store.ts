import { type S3Options, s3Bucket } from '../object-store/s3-bucket.ts';
import { assertImageHash, assertImageKey, type ImageStore, parseImageHash } from './image-store.ts';

/** A client waits for the image; a slower service counts as unavailable. */
const TIMEOUT_MS = 4000;

/** Stores images in a bucket of S3 or a compatible service. Methods throw StoreUnavailableError. */
export function s3Store(options: S3Options): ImageStore {
  const bucket = s3Bucket({ timeoutMs: TIMEOUT_MS, ...options });
  return {
    async put(key, bytes) {
      await bucket.put(assertImageKey(key), bytes);
    },
    async get(key) {
      return bucket.get(assertImageKey(key));
    },
    async has(key) {
      return bucket.has(assertImageKey(key));
    },
    async *list() {
      for await (const { name, ...file } of bucket.list('')) {
        const hash = parseImageHash(name);
        if (hash) yield { name, hash, ...file };
      }
    },
    async delete(hash) {
      const own: string[] = [];
      for await (const { name } of bucket.list(assertImageHash(hash)))
        if (parseImageHash(name) === hash) own.push(name);
      await Promise.all(own.map(async (name) => bucket.delete(name)));
    },
  };
}
