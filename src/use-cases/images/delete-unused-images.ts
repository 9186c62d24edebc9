import type { ImageStore } from '#adapters/images/image-store.ts';
import type { Database } from '#data/engine/database.ts';
import { findUnreferencedImages } from '#data/images/referenced-images.ts';
import { deleteImageRecord, listImagesUploadedBefore } from '#data/images/uploaded-images.ts';
import { hasProducts } from '#data/products/find-product.ts';

/** Between the upload of a picture and the saving of its product; ms. */
const GRACE_PERIOD_MS = 24 * 60 * 60 * 1000;

type DeleteUnusedOptions = { database: Database; store: ImageStore; now: number; signal?: AbortSignal };

/**
 * Deletes the pictures that nothing shows and that nobody uploaded in the last 24 hours, with all that was made from
 * them; returns how many. An empty catalogue deletes nothing: then it is more likely that the database is not the one
 * that the pictures belong to.
 */
export async function deleteUnusedImages({ database, store, now, signal }: DeleteUnusedOptions): Promise<number> {
  if (!(await hasProducts(database))) return 0;
  const before = now - GRACE_PERIOD_MS;
  const candidates = new Set([
    ...(await listImagesUploadedBefore(database, before)),
    ...(await listFilesWrittenBefore(store, before)),
  ]);
  let swept = 0;
  for (const hash of await findUnreferencedImages(database, candidates)) {
    if (signal?.aborted) break;
    if (await deleteImageRecord(database, { hash, before, remove: async () => store.delete(hash) })) swept += 1;
  }
  return swept;
}

/** Pictures of which no file was written since; files may be there that no upload was noted for. */
async function listFilesWrittenBefore(store: ImageStore, before: number): Promise<string[]> {
  const changed = new Map<string, number>();
  for await (const { hash, modifiedAt: changedAt } of store.list())
    changed.set(hash, Math.max(changedAt, changed.get(hash) ?? 0));
  return [...changed].flatMap(([hash, changedAt]) => (changedAt < before ? [hash] : []));
}
