import type { ImageStore } from '#adapters/images/image-store.ts';
import type { Database } from '#data/engine/database.ts';
import { findUnreferencedImages } from '#data/images/referenced-images.ts';
import { deleteImageRecord, listImagesUploadedBefore } from '#data/images/uploaded-images.ts';
import { hasProducts } from '#data/products/find-product.ts';

/** Allows for the time between the upload of an image and the saving of its product. */
const GRACE_PERIOD_MS = 24 * 60 * 60 * 1000;

type DeleteUnusedOptions = { database: Database; store: ImageStore; now: number; signal?: AbortSignal };

/**
 * Deletes unreferenced images whose last upload was over 24 hours ago, with their variants; returns how many. Does
 * nothing for an empty catalogue, because it is more likely that the database and the image store do not match.
 */
export async function deleteUnusedImages({ database, store, now, signal }: DeleteUnusedOptions): Promise<number> {
  if (!(await hasProducts(database))) return 0;
  const before = now - GRACE_PERIOD_MS;
  const candidates = new Set([
    ...(await listImagesUploadedBefore(database, before)),
    ...(await listFilesWrittenBefore(store, before)),
  ]);
  let deleted = 0;
  for (const hash of await findUnreferencedImages(database, candidates)) {
    if (signal?.aborted) break;
    if (await deleteImageRecord(database, { hash, before, remove: async () => store.delete(hash) })) deleted += 1;
  }
  return deleted;
}

/** Also finds files whose upload was not recorded. */
async function listFilesWrittenBefore(store: ImageStore, before: number): Promise<string[]> {
  const latest = new Map<string, number>();
  for await (const { hash, modifiedAt } of store.list()) latest.set(hash, Math.max(modifiedAt, latest.get(hash) ?? 0));
  return [...latest].flatMap(([hash, modifiedAt]) => (modifiedAt < before ? [hash] : []));
}
