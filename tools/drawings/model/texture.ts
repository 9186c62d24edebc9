import { loadSharp } from '#adapters/images/load-sharp.ts';

/** Pixels of four bytes: red, green, blue, alpha. */
export type Texture = { width: number; height: number; pixels: Uint8Array };

/** An SVG drawing as pixels; its size is that of its width and height attributes. */
export async function rasterise(svg: string): Promise<Texture> {
  const sharp = await loadSharp();
  // Shut for what comes from outside; these drawings are our own.
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
  const { data, info } = await sharp(Buffer.from(svg), { limitInputPixels: false })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

/** The four bytes at (u, v), mixed from their neighbours, written into `out`. Outside 0 to 1 the edge goes on. */
export function sample({ width, height, pixels }: Texture, u: number, v: number, out: Float32Array): void {
  const x = Math.min(width - 1.001, Math.max(0, u * width - 0.5));
  const y = Math.min(height - 1.001, Math.max(0, v * height - 0.5));
  const left = Math.floor(x);
  const top = Math.floor(y);
  const [fx, fy] = [x - left, y - top];
  const a = (top * width + left) * 4;
  const c = a + (height > 1 ? width * 4 : 0);
  for (let channel = 0; channel < 4; channel += 1) {
    const above = (pixels[a + channel] ?? 0) * (1 - fx) + (pixels[a + 4 + channel] ?? 0) * fx;
    const below = (pixels[c + channel] ?? 0) * (1 - fx) + (pixels[c + 4 + channel] ?? 0) * fx;
    out[channel] = above * (1 - fy) + below * fy;
  }
}
