import { deflateSync } from 'node:zlib';
import { noiseImage, plainImage } from '../images/images.ts';
import { type HostileImage, SCRIPT } from './hostile-image.ts';
import { jpegClaiming } from './jpeg.ts';
import { chunk, png } from './png.ts';
import { animation, canvas, frame, riff, riffChunk } from './webp.ts';

const FORMATS = ['jpeg', 'png', 'webp', 'avif'] as const;

const STARTS = {
  JPEG: '\xff\xd8\xff\xe0',
  PNG: '\x89PNG\r\n\x1a\n',
  WebP: 'RIFF\xff\0\0\0WEBPVP8 ',
  AVIF: '\0\0\0\x18ftypavif\0\0\0\0mif1avif',
  'AVIF that moves': '\0\0\0\x18ftypavis\0\0\0\0avisavif',
};

/** Files with a valid start and damaged contents. */
export const damaged: readonly HostileImage[] = [
  ...FORMATS.flatMap((format) =>
    [0.05, 0.5, 0.95].map((part) => ({
      name: `${format} of which ${part * 100} % came`,
      bytes: async () => {
        const bytes = await noiseImage(120, 120).toFormat(format).toBuffer();
        return bytes.subarray(0, Math.round(bytes.byteLength * part));
      },
    })),
  ),
  ...Object.entries(STARTS).map(([name, start]) => ({
    name: `a page dressed up as ${name}`,
    bytes: () => Buffer.from(`${start}${SCRIPT.repeat(50)}`, 'latin1'),
  })),
  {
    name: 'noise behind the start of a JPEG',
    bytes: async () => Buffer.concat([Buffer.from(STARTS.JPEG, 'latin1'), await noiseImage(50, 50).raw().toBuffer()]),
  },
  { name: 'PNG without width', bytes: () => png({ width: 0, height: 9 }) },
  { name: 'PNG without height', bytes: () => png({ width: 9, height: 0 }) },
  { name: 'PNG with a depth that does not exist', bytes: () => png({ width: 9, height: 9, depth: 7 }) },
  { name: 'PNG with a colour that does not exist', bytes: () => png({ width: 9, height: 9, colour: 5 }) },
  { name: 'PNG with a palette that is missing', bytes: () => png({ width: 9, height: 9, colour: 3 }) },
  { name: 'PNG without pixels', bytes: () => png({ width: 9, height: 9 }, { pixels: new Uint8Array() }) },
  {
    name: 'PNG with pixels that are not compressed',
    bytes: () => png({ width: 9, height: 9 }, { pixels: Buffer.from(SCRIPT) }),
  },
  {
    name: 'PNG with a filter that does not exist',
    bytes: () => png({ width: 9, height: 2 }, { pixels: deflateSync(Buffer.alloc(20, 9)) }),
  },
  { name: 'PNG with a checksum that is wrong', bytes: () => flipByte(png({ width: 9, height: 9 }), 20) },
  {
    name: 'PNG with a critical chunk that nobody knows',
    bytes: () => png({ width: 9, height: 9 }, { before: [chunk('EVIL')] }),
  },
  { name: 'JPEG without height', bytes: () => jpegClaiming(16, 0) },
  { name: 'JPEG without width', bytes: () => jpegClaiming(0, 16) },
  { name: 'WebP with nothing in it', bytes: () => riff([]) },
  { name: 'WebP that claims four gigabytes', bytes: () => riff([riffChunk('VP8 ', Buffer.from(SCRIPT))], 0xffff_ffff) },
  { name: 'WebP that moves without a frame', bytes: () => riff([canvas(9, 9, 2), animation]) },
  {
    name: 'WebP with a frame larger than its canvas',
    bytes: async () => {
      const size = { width: 900, height: 900 };
      return riff([canvas(9, 9, 2), animation, frame(size, await plainImage(900, 900).webp().toBuffer())]);
    },
  },
].map((image) => ({ ...image, statuses: [400] }));

function flipByte(bytes: Buffer, at: number): Buffer {
  bytes.writeUInt8(bytes.readUInt8(at) ^ 0xff, at);
  return bytes;
}
