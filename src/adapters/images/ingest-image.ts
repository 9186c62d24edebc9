import { createHash } from 'node:crypto';
import { MAX_IMAGE_BYTES, type ProductImage, storedImageUrl } from '#domain/catalogue/product-image.ts';
import { makeMasterApart } from './image-processes.ts';
import type { ImageStore } from './image-store.ts';
import { detectImageType } from './image-type.ts';
import { hasMoreFrames } from './webp-frames.ts';

/** Of an animated WebP, although only the first frame is used. */
const MAX_FRAMES = 500;

/** `costly`: it takes too much memory or time. `busy`: too many images are waiting. */
export type ImageRefusal = 'type' | 'size' | 'pixels' | 'frames' | 'broken' | 'costly' | 'busy';

export type IngestResult =
  | { ok: true; image: ProductImage; width: number; height: number }
  | { ok: false; reason: ImageRefusal };

type IngestOptions = { bytes: Uint8Array; store: Pick<ImageStore, 'put'>; quality?: number };

/**
 * Stores an uploaded file as a master: upright, sRGB, without metadata, named by the hash of the source bytes.
 * `quality` is that of the WebP, 1 to 100.
 */
export async function ingestImage({ bytes, store, quality = 84 }: IngestOptions): Promise<IngestResult> {
  if (bytes.byteLength > MAX_IMAGE_BYTES) return { ok: false, reason: 'size' };
  const type = detectImageType(bytes);
  if (!type) return { ok: false, reason: 'type' };
  if (type === 'webp' && hasMoreFrames(bytes, MAX_FRAMES)) return { ok: false, reason: 'frames' };

  const result = await makeMasterApart({ bytes, type, quality });
  if (!result.ok) return { ok: false, reason: 'busy' };
  const master = result.value;
  if (!master.ok) return master;

  const hash = imageHash(bytes);
  await store.put(`${hash}.webp`, master.bytes);
  const image = { url: storedImageUrl(hash), thumbhash: master.thumbhash };
  return { ok: true, image, width: master.width, height: master.height };
}

/** The hash that an image is named by. */
export function imageHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}
