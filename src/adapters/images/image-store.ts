/** Where pictures lie. A store throws a RangeError on a key that is not `<hash>.webp` or one of its variants. */
export interface ImageStore {
  /** Throws StoreFullError when there is no room. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Uint8Array | undefined>;
  has(key: string): Promise<boolean>;
  /** Every file, in no order. */
  list(): AsyncIterable<StoredFile>;
  /** Takes away a master and all that was made from it; there may be nothing of it. */
  delete(hash: string): Promise<void>;
}

/** The picture that a file belongs to and when the file was written, in epoch milliseconds. */
export type StoredFile = { hash: string; modifiedAt: number };

export class StoreFullError extends Error {
  override readonly name = 'StoreFullError';
}

const KEY = /^[0-9a-f]{32}(-\d{1,4}|-og)?\.(webp|avif|jpg)$/;
const HASH = /^[0-9a-f]{32}$/;
const UNFINISHED = /\.[0-9a-f-]{36}\.part$/;

/** Gives the key back; throws a RangeError when it is none. */
export function assertImageKey(key: string): string {
  if (!KEY.test(key)) throw new RangeError(`not the key of a picture: ${JSON.stringify(key)}`);
  return key;
}

/** Gives the hash back; throws a RangeError when it is none. */
export function assertImageHash(hash: string): string {
  if (!HASH.test(hash)) throw new RangeError(`not the hash of a picture: ${JSON.stringify(hash)}`);
  return hash;
}

/** The picture that a file of this name belongs to, finished or not; undefined for what is not ours. */
export function parseImageHash(name: string): string | undefined {
  return KEY.test(name.replace(UNFINISHED, '')) ? name.slice(0, 32) : undefined;
}
