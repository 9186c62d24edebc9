import type { ImageType } from './image-type.ts';
import { MAX_AVIF_PIXELS, MAX_PIXELS, openImage } from './load-sharp.ts';
import { thumbhash } from './thumbhash.ts';

/** The longer side of a master, in pixels. */
export const MASTER_SIDE = 1280;

/** `quality` is that of the WebP, 1 to 100. */
export type MasterTask = { bytes: Uint8Array; type: ImageType; quality: number };

export type MasterResult =
  | { ok: true; bytes: Uint8Array; width: number; height: number; thumbhash: string }
  | { ok: false; reason: 'pixels' | 'broken' };

/** Makes a master of an uploaded image: upright, sRGB, without metadata. */
export async function makeMaster({ bytes, type, quality }: MasterTask): Promise<MasterResult> {
  try {
    const header = await openImage(bytes, { limitInputPixels: false }).then((image) => image.metadata());
    const maxPixels = type === 'avif' ? MAX_AVIF_PIXELS : MAX_PIXELS;
    if (header.width * header.height > maxPixels) return { ok: false, reason: 'pixels' };
    const image = await openImage(bytes);
    const { data, info } = await image
      .autoOrient()
      .resize({ width: MASTER_SIDE, height: MASTER_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality, smartSubsample: true })
      .toBuffer({ resolveWithObject: true });
    return { ok: true, bytes: data, width: info.width, height: info.height, thumbhash: await thumbhash(data) };
  } catch {
    // The decoder's message would not help the sender.
    return { ok: false, reason: 'broken' };
  }
}
