import type { Sharp, SharpConstructor, SharpOptions } from 'sharp';

/** Pictures of more pixels are refused before a pixel is decoded. */
export const MAX_PIXELS = 24_000_000;

const LOADERS = ['Jpeg', 'Png', 'Webp', 'Heif'];

let loading: Promise<SharpConstructor> | undefined;

/** The picture library, brought in on first use: it weighs 25 MB that most starts never need. */
export function loadSharp(): Promise<SharpConstructor> {
  loading ??= importSharp();
  return loading;
}

async function importSharp(): Promise<SharpConstructor> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  // What nobody needs to open cannot be attacked: SVG, PDF, TIFF, GIF and files by name stay shut.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS.map((loader) => `VipsForeignLoad${loader}Buffer`) });
  return sharp;
}

/** Opens the first frame only; a file that ends early or is damaged fails. */
export async function openImage(bytes: Uint8Array, options: SharpOptions = {}): Promise<Sharp> {
  const sharp = await loadSharp();
  return sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS, pages: 1, ...options });
}
