import { IMAGE_HASH } from '#domain/catalogue/product-image.ts';
import type { StoredObject } from '../object-store/object-store.ts';

/** Storage for images. Methods throw a RangeError on a key that is not `<hash>.webp` or one of its variants. */
export interface ImageStore {
  /** Throws StoreFullError when there is no room. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Uint8Array | undefined>;
  has(key: string): Promise<boolean>;
  /** Every file, in no order. */
  list(): AsyncIterable<StoredImage>;
  /** Deletes a master and all its variants, as far as they exist. */
  delete(hash: string): Promise<void>;
}

/** `hash` is that of the image that the file belongs to. The `name` of an unfinished file is not a key. */
export type StoredImage = StoredObject & { hash: string };

const KEY = new RegExp(`^${IMAGE_HASH}(-\\d{1,4}|-og)?\\.(webp|avif|jpg)$`);
const HASH = new RegExp(`^${IMAGE_HASH}$`);
const UNFINISHED = /\.[0-9a-f-]{36}\.part$/;

/** Returns the key, or throws a RangeError if it is invalid. */
export function assertImageKey(key: string): string {
  if (!KEY.test(key)) throw new RangeError(`not the key of an image: ${JSON.stringify(key)}`);
  return key;
}

/** Returns the hash, or throws a RangeError if it is invalid. */
export function assertImageHash(hash: string): string {
  if (!HASH.test(hash)) throw new RangeError(`not the hash of an image: ${JSON.stringify(hash)}`);
  return hash;
}

/** The hash of the image that a file belongs to, also of an unfinished one; undefined for foreign files. */
export function parseImageHash(name: string): string | undefined {
  return KEY.test(name.replace(UNFINISHED, '')) ? name.slice(0, 32) : undefined;
}
