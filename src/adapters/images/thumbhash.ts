import { rgbaToThumbHash } from 'thumbhash';
import { openImage } from './load-sharp.ts';

/** A blurred placeholder of some 25 bytes, in base64. */
export async function thumbhash(bytes: Uint8Array): Promise<string> {
  const image = await openImage(bytes);
  const { data, info } = await image
    .resize({ width: 100, height: 100, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}
