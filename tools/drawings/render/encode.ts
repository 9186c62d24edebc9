import { loadSharp } from '#adapters/images/load-sharp.ts';
import type { Texture } from '../model/texture.ts';

export async function encodePng({ width, height, pixels }: Texture): Promise<Uint8Array> {
  const sharp = await loadSharp();
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

/** A picture that is served as it is, pressed as far as its blacks allow. */
export async function encodeForPage(png: Uint8Array, format: 'avif' | 'webp'): Promise<Uint8Array> {
  const picture = (await loadSharp())(png);
  return format === 'avif'
    ? picture.avif({ quality: 50, effort: 6 }).toBuffer()
    : picture.webp({ quality: 72, effort: 6, smartSubsample: true }).toBuffer();
}
