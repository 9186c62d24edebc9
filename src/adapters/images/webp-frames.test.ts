import sharp from 'sharp';
import { expect, it } from 'vitest';
import { plainImage } from '../../../test/images/images.ts';
import { hasMoreFrames } from './webp-frames.ts';

const moving = async (count: number) => {
  const frames = Array.from({ length: count }, async (_, index) =>
    plainImage(5, 5, `#${100_000 + index}`)
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .webp({ lossless: true })
    .toBuffer();
};

it('counts the frames of a WebP', async () => {
  const seven = await moving(7);
  expect([hasMoreFrames(seven, 6), hasMoreFrames(seven, 7)]).toEqual([true, false]);
  expect(hasMoreFrames(await plainImage(5, 5).webp().toBuffer(), 0)).toBe(false);
});

it('comes to an end whatever sizes the chunks claim', () => {
  const bytes = new Uint8Array(1000).fill(0xff);
  expect(hasMoreFrames(bytes, 1)).toBe(false);
  expect(hasMoreFrames(new Uint8Array(1000), 1)).toBe(false);
  expect(hasMoreFrames(new Uint8Array(), 1)).toBe(false);
});
