import { plainImage } from '../images/images.ts';
import { type HostileImage, MARK, SCRIPT } from './hostile-image.ts';
import { segment, withSegments } from './jpeg.ts';
import { chunk, compressed, png } from './png.ts';
import { riff, riffChunk } from './webp.ts';

const FORMATS = ['jpeg', 'png', 'webp', 'avif'] as const;
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:title="${MARK}"/></rdf:RDF></x:xmpmeta>`;
const HOME = { GPSLatitudeRef: 'S', GPSLatitude: '31/1 54/1 0/1', GPSLongitudeRef: 'W' };

const APPENDED: Readonly<Record<string, string>> = {
  'a page': `<!doctype html>${SCRIPT}`,
  PHP: `<?php /* ${MARK} */ ?>`,
  'a ZIP': `PK\x03\x04${MARK}PK\x05\x06`,
  SVG: `<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`,
};

/** Real images with foreign data in them or after them. */
export const payloads: readonly HostileImage[] = [
  ...FORMATS.flatMap((format) => [
    { name: `${format} with EXIF and the place of its owner`, bytes: async () => withExif(format) },
    { name: `${format} with XMP`, bytes: async () => plainImage(60, 60).withXmp(XMP).toFormat(format).toBuffer() },
    {
      name: `${format} with a profile of colours`,
      bytes: async () => plainImage(60, 60).withIccProfile('p3').toFormat(format).toBuffer(),
    },
    ...Object.entries(APPENDED).map(([what, text]) => ({
      name: `${format} with ${what} behind it`,
      bytes: async () =>
        Buffer.concat([await plainImage(60, 60).toFormat(format).toBuffer(), Buffer.from(text, 'latin1')]),
    })),
  ]),
  {
    name: 'JPEG with a script in its comment',
    bytes: async () => withSegments(await jpeg(), [segment(0xfe, Buffer.from(SCRIPT))]),
  },
  {
    name: 'JPEG that is a script, too',
    bytes: async () => withSegments(await jpeg(), [segment(0xfe, Buffer.from(`*/=${MARK}/*`))]),
  },
  {
    name: 'JPEG with a wrong orientation',
    bytes: async () => plainImage(60, 30).withMetadata({ orientation: 8 }).jpeg().toBuffer(),
  },
  {
    name: 'JPEG with a broken EXIF',
    bytes: async () =>
      withSegments(await jpeg(), [segment(0xe1, Buffer.from(`Exif\0\0II*\0\xff\xff\xff\xff${MARK}`, 'latin1'))]),
  },
  {
    name: 'JPEG with an EXIF that goes round in a circle',
    bytes: async () => withSegments(await jpeg(), [segment(0xe1, cyclicExif())]),
  },
  {
    name: 'PNG with a script in a text',
    bytes: () => png({ width: 9, height: 9 }, { before: [chunk('tEXt', Buffer.from(`Comment\0${SCRIPT}`))] }),
  },
  {
    name: 'PNG with a script in a packed text',
    bytes: () => png({ width: 9, height: 9 }, { before: [compressed('zTXt', Buffer.from(SCRIPT))] }),
  },
  {
    name: 'PNG with a chunk of its own',
    bytes: () => png({ width: 9, height: 9 }, { before: [chunk('evIl', Buffer.from(SCRIPT))] }),
  },
  {
    name: 'PNG with chunks behind its end',
    bytes: () => png({ width: 9, height: 9 }, { after: [chunk('tEXt', Buffer.from(SCRIPT))] }),
  },
  { name: 'PNG of 16 bits', bytes: () => png({ width: 9, height: 9, depth: 16 }) },
  {
    name: 'WebP with a chunk of its own',
    bytes: async () => riff([(await webp()).subarray(12), riffChunk('EVIL', Buffer.from(SCRIPT))]),
  },
  { name: 'JPEG of printing inks', bytes: async () => plainImage(60, 60).toColourspace('cmyk').jpeg().toBuffer() },
].map((image) => ({ ...image, statuses: [200, 400] }));

const jpeg = async () => plainImage(60, 60).jpeg().toBuffer();
const webp = async () => plainImage(60, 60).webp().toBuffer();

async function withExif(format: (typeof FORMATS)[number]): Promise<Buffer> {
  return plainImage(60, 60)
    .withExif({ IFD0: { Copyright: MARK, Software: SCRIPT }, IFD3: HOME })
    .toFormat(format)
    .toBuffer();
}

/** An EXIF directory whose successor is itself. */
function cyclicExif(): Buffer {
  return Buffer.from('Exif\0\0II*\0\x08\0\0\0\0\0\x08\0\0\0', 'latin1');
}
