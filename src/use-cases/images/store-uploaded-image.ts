import type { ImageStore } from '#adapters/images/image-store.ts';
import { type ImageRefusal, imageHash, ingestImage } from '#adapters/images/ingest-image.ts';
import { StoreFullError } from '#adapters/object-store/object-store.ts';
import type { Database } from '#data/engine/database.ts';
import { isStorageFull } from '#data/engine/storage-full.ts';
import { recordImage } from '#data/images/uploaded-images.ts';
import type { ProductImage } from '#domain/catalogue/product-image.ts';

export type StoreImageResult = { ok: true; image: ProductImage } | { ok: false; reason: ImageRefusal | 'full' };

type Upload = { database: Database; store: ImageStore; bytes: Uint8Array; now: number };

/** Validates, stores and records an uploaded image; leaves nothing behind when that fails. */
export async function storeUploadedImage(upload: Upload): Promise<StoreImageResult> {
  try {
    return await storeAndRecord(upload);
  } catch (error) {
    if (error instanceof StoreFullError || isStorageFull(error)) return { ok: false, reason: 'full' };
    throw error;
  }
}

async function storeAndRecord(upload: Upload): Promise<StoreImageResult> {
  const { database, store, bytes, now } = upload;
  const hash = imageHash(bytes);
  const key = `${hash}.webp`;
  const existed = await store.has(key);
  const result = await ingestImage({ bytes, store });
  if (!result.ok) return result;
  const { image, width, height } = result;
  try {
    await recordImage(database, { image: { hash, width, height, thumbhash: image.thumbhash }, now });
  } catch (error) {
    if (!existed) await store.delete(hash);
    throw error;
  }
  // An old copy of the same image may have been deleted just before it was recorded again.
  return (await store.has(key)) ? { ok: true, image } : storeAndRecord(upload);
}
