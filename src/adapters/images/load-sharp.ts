import type { Sharp, SharpConstructor, SharpOptions } from 'sharp';
import { lazyPromise } from '../lazy/lazy-promise.ts';

/** Images with more pixels are refused before they are decoded; phones take photos of 50 million. */
export const MAX_PIXELS = 50_000_000;
/** An AVIF is decoded whole, with 20 bytes per pixel, while the other formats are reduced on the way. */
export const MAX_AVIF_PIXELS = 24_000_000;

const LOADERS = ['Jpeg', 'Png', 'Webp', 'Heif'];

/** Loaded on first use, because it takes 25 MB that most starts never need. */
export const loadSharp = lazyPromise(async (): Promise<SharpConstructor> => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  // Loaders that are not needed (SVG, PDF, TIFF, GIF, files by name) stay blocked to reduce the attack surface.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS.map((loader) => `VipsForeignLoad${loader}Buffer`) });
  return sharp;
});

/** Opens the first frame only; fails on a truncated or damaged file. */
export async function openImage(bytes: Uint8Array, options: SharpOptions = {}): Promise<Sharp> {
  const sharp = await loadSharp();
  return sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS, pages: 1, ...options });
}
