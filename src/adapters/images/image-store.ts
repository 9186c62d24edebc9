/** Where pictures lie. Keys are checked by `isImageKey`; a store throws a RangeError on any other. */
export interface ImageStore {
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Uint8Array | undefined>;
  has(key: string): Promise<boolean>;
}

const KEY = /^[0-9a-f]{32}(-\d{1,4}|-og)?\.(webp|avif|jpg)$/;

export function isImageKey(key: string): boolean {
  return KEY.test(key);
}
