import { createHash } from 'node:crypto';
import type { ProductImage } from '#domain/catalogue/product-image.ts';
import { limitConcurrency } from './concurrency-limit.ts';
import type { ImageStore } from './image-store.ts';
import { detectImageType } from './image-type.ts';
import { MAX_PIXELS, openImage } from './load-sharp.ts';
import { thumbhash } from './thumbhash.ts';
import { hasMoreFrames } from './webp-frames.ts';

export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;
/** Of a picture that moves, although only the first one is kept. */
const MAX_FRAMES = 500;
/** The longer side of a master, in pixels. */
export const MASTER_SIDE = 1280;

export type ImageRefusal = 'type' | 'size' | 'pixels' | 'broken';

export type IngestResult =
  | { ok: true; image: ProductImage; width: number; height: number }
  | { ok: false; reason: ImageRefusal };

// One at a time: a picture of 24 megapixels takes 100 MB while it is open, as AVIF even 450 MB.
const oneByOne = limitConcurrency(1);

/**
 * Stores a foreign file as a clean master: upright, sRGB, without metadata, named by the hash of the source bytes.
 * The same bytes give the same name. `quality` is that of the WebP, 1 to 100.
 */
export async function ingestImage(given: {
  bytes: Uint8Array;
  store: Pick<ImageStore, 'put'>;
  quality?: number;
}): Promise<IngestResult> {
  const { bytes, store, quality = 84 } = given;
  if (bytes.byteLength > MAX_IMAGE_BYTES) return { ok: false, reason: 'size' };
  const type = detectImageType(bytes);
  if (!type) return { ok: false, reason: 'type' };
  if (type === 'webp' && hasMoreFrames(bytes, MAX_FRAMES)) return { ok: false, reason: 'pixels' };

  const made = await oneByOne(async () => makeMaster({ bytes, quality }));
  if (typeof made === 'string') return { ok: false, reason: made };

  const hash = imageHash(bytes);
  await store.put(`${hash}.webp`, made.master);
  const picture = { url: `/images/${hash}.webp`, thumbhash: made.thumbhash };
  return { ok: true, image: picture, width: made.width, height: made.height };
}

/** The hash that a picture made from these bytes is named by. */
export function imageHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

async function makeMaster({ bytes, quality }: { bytes: Uint8Array; quality: number }) {
  try {
    const header = await openImage(bytes, { limitInputPixels: false }).then((picture) => picture.metadata());
    if (header.width * header.height > MAX_PIXELS) return 'pixels';
    const picture = await openImage(bytes);
    const { data, info } = await picture
      .autoOrient()
      .resize({ width: MASTER_SIDE, height: MASTER_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality, smartSubsample: true })
      .toBuffer({ resolveWithObject: true });
    return { master: data, width: info.width, height: info.height, thumbhash: await thumbhash(data) };
  } catch {
    // Whatever the decoder stumbles over is the sender's to mend; its own words are of no use to them.
    return 'broken';
  }
}
