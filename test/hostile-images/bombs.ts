import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { noiseImage, plainImage } from '../images/images.ts';
import { type HostileImage, MARK } from './hostile-image.ts';
import { jpegClaiming, manyScans, segment, withSegments } from './jpeg.ts';
import { chunk, compressed, png } from './png.ts';
import { animation, canvas, frame, riff } from './webp.ts';

const MEGABYTE = 1024 * 1024;
const BOTH = [200, 400];
const PIXELS = [422];

/** Small files that need much memory or time. */
export const bombs: readonly HostileImage[] = [
  { name: 'PNG of 10,000 × 10,000 in 12 kB', bytes: () => blankPng(10_000, 10_000), statuses: PIXELS },
  { name: 'PNG that claims 60,000 × 60,000', bytes: () => png({ width: 60_000, height: 60_000 }), statuses: PIXELS },
  {
    name: 'PNG that claims two thousand million columns',
    bytes: () => png({ width: 0x7fff_ffff, height: 1 }),
    statuses: [400, 422],
  },
  {
    name: 'PNG that claims more columns than there are numbers',
    bytes: () => png({ width: 0xffff_ffff, height: 0xffff_ffff }),
    statuses: [400, 422],
  },
  { name: 'PNG just above the limit', bytes: () => blankPng(8001, 6250), statuses: PIXELS },
  {
    name: 'PNG, interlaced, that claims 5,000 × 4,000',
    bytes: () => png({ width: 5000, height: 4000, interlaced: true }),
    statuses: [400],
  },
  {
    name: 'PNG that unpacks to more than it says',
    bytes: () => png({ width: 9, height: 9 }, { pixels: deflateSync(Buffer.alloc(50 * MEGABYTE)) }),
    statuses: BOTH,
  },
  {
    name: 'PNG with a text that unpacks to 200 MB',
    bytes: () => png({ width: 9, height: 9 }, { before: [compressed('zTXt', Buffer.alloc(200 * MEGABYTE))] }),
    statuses: BOTH,
  },
  {
    name: 'PNG with a profile that unpacks to 200 MB',
    bytes: () => png({ width: 9, height: 9 }, { before: [compressed('iCCP', Buffer.alloc(200 * MEGABYTE))] }),
    statuses: BOTH,
  },
  {
    name: 'PNG with 100,000 texts',
    bytes: () =>
      png({ width: 9, height: 9 }, { before: Array<Buffer>(100_000).fill(chunk('tEXt', Buffer.from(`a\0${MARK}`))) }),
    statuses: BOTH,
  },
  { name: 'PNG of one column and 65,000 rows', bytes: () => png({ width: 1, height: 65_000 }), statuses: [200] },
  { name: 'PNG of 65,000 columns and one row', bytes: () => png({ width: 65_000, height: 1 }), statuses: [200] },
  {
    name: 'PNG that moves through 20,000 frames',
    bytes: () =>
      png(
        { width: 9, height: 9 },
        { before: [chunk('acTL', Buffer.from([0, 0, 78, 32, 0, 0, 0, 0])), ...moves(20_000)] },
      ),
    statuses: BOTH,
  },
  { name: 'AVIF that claims less than it has', bytes: () => avifClaiming(2, 2), statuses: BOTH },
  { name: 'JPEG that claims 65,500 × 65,500', bytes: () => jpegClaiming(65_500, 65_500), statuses: PIXELS },
  { name: 'JPEG that claims 4,000 × 4,000', bytes: () => jpegClaiming(4000, 4000), statuses: BOTH },
  { name: 'JPEG with 2,000 scans', bytes: async () => manyScans(400, 2000), statuses: BOTH },
  {
    name: 'JPEG with 9 MB of comments',
    bytes: async () => withSegments(await jpeg(), Array<Buffer>(145).fill(segment(0xfe, Buffer.alloc(65_000, MARK)))),
    statuses: BOTH,
  },
  {
    name: 'WebP that claims 16,384 × 16,384',
    bytes: () => riff([canvas(16_384, 16_384, 2), animation]),
    statuses: [400, 422],
  },
  {
    name: 'WebP of 8,000 × 8,000 that moves a dot',
    bytes: async () => riff([canvas(8000, 8000, 2), animation, frame({ width: 4, height: 4 }, await dot())]),
    statuses: PIXELS,
  },
  {
    name: 'WebP of 30,000 frames',
    bytes: async () =>
      riff([canvas(4, 4, 2), animation, ...Array<Buffer>(30_000).fill(frame({ width: 4, height: 4 }, await dot()))]),
    statuses: PIXELS,
  },
  {
    name: 'WebP of 16,000 × 3,200',
    bytes: async () => plainImage(16_000, 3200).webp({ lossless: true, effort: 0 }).toBuffer(),
    statuses: PIXELS,
  },
  { name: 'AVIF that claims 6,001 × 4,000', bytes: () => avifClaiming(6001, 4000), statuses: PIXELS },
  { name: 'AVIF that claims 60,000 × 60,000', bytes: () => avifClaiming(60_000, 60_000), statuses: [400, 422] },
  {
    name: 'noise of ten megabytes and a byte',
    bytes: () => new Uint8Array(10 * MEGABYTE + 1).fill(0xff),
    statuses: [413],
  },
  {
    name: 'JPEG with eleven megabytes behind it',
    bytes: async () => Buffer.concat([await jpeg(), Buffer.alloc(11 * MEGABYTE)]),
    statuses: [413],
  },
  {
    name: 'WebP without loss, of noise',
    bytes: async () => noiseImage(800, 800).webp({ lossless: true, effort: 0 }).toBuffer(),
    statuses: [200],
  },
];

/** Frame controls of an animated PNG, each of the whole image. */
function moves(count: number): Buffer[] {
  const control = Buffer.alloc(26);
  control.writeUInt32BE(9, 4);
  control.writeUInt32BE(9, 8);
  return Array<Buffer>(count).fill(chunk('fcTL', control));
}

const jpeg = async () => plainImage(60, 60).jpeg().toBuffer();
const dot = async () => plainImage(4, 4).webp({ lossless: true }).toBuffer();

/** One bit per pixel, all 0. */
function blankPng(width: number, height: number): Buffer {
  return png({ width, height, depth: 1 }, { pixels: deflateSync(new Uint8Array(height * (1 + Math.ceil(width / 8)))) });
}

/** An AVIF whose box `ispe` claims another size. */
async function avifClaiming(width: number, height: number): Promise<Buffer> {
  const bytes = Buffer.from(
    await sharp(await jpeg())
      .avif()
      .toBuffer(),
  );
  const at = bytes.indexOf('ispe') + 8;
  bytes.writeUInt32BE(width, at);
  bytes.writeUInt32BE(height, at + 4);
  return bytes;
}
