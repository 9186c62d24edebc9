import { createHash } from 'node:crypto';
import { type ProductImage, storedImageUrl } from '#domain/catalogue/product-image.ts';
import { limitConcurrency } from './concurrency-limit.ts';
import type { ImageStore } from './image-store.ts';
import { detectImageType } from './image-type.ts';
import { MAX_PIXELS, openImage } from './load-sharp.ts';
import { thumbhash } from './thumbhash.ts';
import { hasMoreFrames } from './webp-frames.ts';

export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;
/** Of an animated WebP, although only the first frame is used. */
const MAX_FRAMES = 500;
/** The longer side of a master, in pixels. */
export const MASTER_SIDE = 1280;

export type ImageRefusal = 'type' | 'size' | 'pixels' | 'broken';

export type IngestResult =
  | { ok: true; image: ProductImage; width: number; height: number }
  | { ok: false; reason: ImageRefusal };

// An image of 24 megapixels takes 100 MB of memory, as AVIF even 450 MB.
const oneByOne = limitConcurrency(1);

type IngestOptions = { bytes: Uint8Array; store: Pick<ImageStore, 'put'>; quality?: number };

/**
 * Stores an uploaded file as a master: upright, sRGB, without metadata, named by the hash of the source bytes.
 * `quality` is that of the WebP, 1 to 100.
 */
export async function ingestImage({ bytes, store, quality = 84 }: IngestOptions): Promise<IngestResult> {
  if (bytes.byteLength > MAX_IMAGE_BYTES) return { ok: false, reason: 'size' };
  const type = detectImageType(bytes);
  if (!type) return { ok: false, reason: 'type' };
  if (type === 'webp' && hasMoreFrames(bytes, MAX_FRAMES)) return { ok: false, reason: 'pixels' };

  const master = await oneByOne(async () => makeMaster({ bytes, quality }));
  if (typeof master === 'string') return { ok: false, reason: master };

  const hash = imageHash(bytes);
  await store.put(`${hash}.webp`, master.bytes);
  const image = { url: storedImageUrl(hash), thumbhash: master.thumbhash };
  return { ok: true, image, width: master.width, height: master.height };
}

/** The hash that an image is named by. */
export function imageHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

async function makeMaster({ bytes, quality }: { bytes: Uint8Array; quality: number }) {
  try {
    const header = await openImage(bytes, { limitInputPixels: false }).then((image) => image.metadata());
    if (header.width * header.height > MAX_PIXELS) return 'pixels';
    const image = await openImage(bytes);
    const { data, info } = await image
      .autoOrient()
      .resize({ width: MASTER_SIDE, height: MASTER_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality, smartSubsample: true })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height, thumbhash: await thumbhash(data) };
  } catch {
    // The decoder's message would not help the sender.
    return 'broken';
  }
}
