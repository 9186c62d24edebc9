import { type ObjectStore, StoreFullError } from '#adapters/object-store/object-store.ts';

/** What a backup leaves free on the disk, in bytes: the shop must go on writing. */
export const MIN_FREE_BYTES = 500_000_000;

/** The same store, which refuses with StoreFullError what would leave too little space. */
export function withFreeSpace(store: ObjectStore, minFreeBytes = MIN_FREE_BYTES): ObjectStore {
  return {
    ...store,
    async put(name, bytes) {
      const free = await store.freeBytes();
      if (free !== undefined && free - bytes.byteLength < minFreeBytes)
        throw new StoreFullError(`less than ${minFreeBytes / 1e6} MB would be left on the disk`);
      await store.put(name, bytes);
    },
  };
}

/** The same store, which can delete again what was written. */
export function withRecord(store: ObjectStore): ObjectStore & { deleteWritten(): Promise<void> } {
  const written: string[] = [];
  return {
    ...store,
    async put(name, bytes) {
      written.push(name);
      await store.put(name, bytes);
    },
    async deleteWritten() {
      for (const name of written) await store.delete(name);
    },
  };
}
