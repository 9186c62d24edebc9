import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { MAX_IMAGE_BYTES } from '#domain/catalogue/product-image.ts';
import { memoryStore, noiseImage, plainImage } from '../../../test/images/images.ts';
import { ingestImage } from './ingest-image.ts';

/** What is stored after a picture went in. */
async function ingested(bytes: Uint8Array) {
  const store = memoryStore();
  const result = await ingestImage({ bytes, store });
  if (!result.ok) throw new Error(`refused: ${result.reason}`);
  const master = store.files.get(result.image.url.slice('/images/'.length)) ?? new Uint8Array();
  return { ...result, store, master, metadata: await sharp(master).metadata() };
}

describe('an ingested image', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('may be %s and becomes a WebP master', async (format) => {
    const bytes = await plainImage(300, 200).toFormat(format).toBuffer();
    const { image: picture, width, height, metadata } = await ingested(bytes);
    expect(picture.url).toMatch(/^\/images\/[0-9a-f]{32}\.webp$/);
    expect(Buffer.from(picture.thumbhash ?? '', 'base64').length).toBeGreaterThan(4);
    expect([metadata.format, metadata.width, metadata.height]).toEqual(['webp', 300, 200]);
    expect([width, height]).toEqual([300, 200]);
  });

  it('is reduced to 1280 pixels on its longer side, whichever that is', { timeout: 20_000 }, async () => {
    const wide = await ingested(await plainImage(3000, 1500).jpeg().toBuffer());
    const tall = await ingested(await plainImage(700, 2800).png().toBuffer());
    expect([wide.width, wide.height]).toEqual([1280, 640]);
    expect([tall.width, tall.height]).toEqual([320, 1280]);
  });

  it('may have 50 megapixels, as photos of phones', async () => {
    expect(await ingested(await plainImage(8000, 6250).jpeg().toBuffer())).toMatchObject({ width: 1280, height: 1000 });
  });

  it('is turned upright and loses every trace of its camera', async () => {
    const bytes = await plainImage(300, 200)
      .withExif({ IFD0: { Copyright: 'secret', Orientation: '6' }, IFD3: { GPSLatitudeRef: 'S' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { metadata, master } = await ingested(bytes);
    expect([metadata.width, metadata.height]).toEqual([200, 300]);
    expect([metadata.exif, metadata.icc, metadata.xmp, metadata.orientation]).toEqual(Array(4).fill(undefined));
    expect(Buffer.from(master).includes('secret')).toBe(false);
  });

  it('keeps transparency', async () => {
    const background = { r: 229, g: 53, b: 10, alpha: 0.5 };
    const bytes = await sharp({ create: { width: 50, height: 50, channels: 4, background } })
      .png()
      .toBuffer();
    expect((await ingested(bytes)).metadata.hasAlpha).toBe(true);
  });

  it('has a name that depends on its bytes alone', async () => {
    const bytes = await plainImage(64, 64).png().toBuffer();
    const other = await plainImage(64, 64, '#000000').png().toBuffer();
    const [first, again, another] = [await ingested(bytes), await ingested(bytes), await ingested(other)];
    expect(again.image).toEqual(first.image);
    expect(another.image.url).not.toBe(first.image.url);
  });

  it('gives only its first frame when it moves', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#00ff00', '#0000ff'].map((colour) => plainImage(40, 40, colour).png().toBuffer()),
    );
    const bytes = await sharp(frames, { join: { animated: true } })
      .webp({ lossless: true })
      .toBuffer();
    const { metadata, master } = await ingested(bytes);
    expect([metadata.pages ?? 1, metadata.height]).toEqual([1, 40]);
    const [red, green] = await sharp(master).raw().toBuffer();
    expect(red).toBeGreaterThan(200);
    expect(green).toBeLessThan(60);
  });
});

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>');

/** A small PNG whose header claims other dimensions, with a checksum that fits. */
async function promising(width: number, height: number): Promise<Uint8Array> {
  const png = await plainImage(9, 9).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

describe('a file that is refused leaves nothing behind:', () => {
  const refused = async (bytes: Uint8Array) => {
    const store = memoryStore();
    const result = await ingestImage({ bytes, store });
    expect(store.puts).toEqual([]);
    return result.ok ? 'taken' : result.reason;
  };

  it.each([
    ['SVG', svg],
    ['SVG behind an XML declaration', Buffer.concat([Buffer.from('<?xml version="1.0"?>'), svg])],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['PDF', Buffer.from('%PDF-1.7\n')],
    ['nothing', new Uint8Array()],
    ['one byte', new Uint8Array([0xff])],
    ['HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
  ])('%s is no image', async (_, bytes) => {
    expect(await refused(bytes)).toBe('type');
  });

  it('GIF and TIFF are not taken', async () => {
    expect(await refused(await plainImage(9, 9).gif().toBuffer())).toBe('type');
    expect(await refused(await plainImage(9, 9).tiff().toBuffer())).toBe('type');
  });

  it('more than 10 MiB, before it is opened', async () => {
    const start = await plainImage(9, 9).jpeg().toBuffer();
    expect(await refused(Buffer.concat([start, new Uint8Array(MAX_IMAGE_BYTES)]))).toBe('size');
  });

  it('more than 50 megapixels, however few bytes', async () => {
    expect(await refused(await plainImage(8001, 6250).jpeg().toBuffer())).toBe('pixels');
    expect(await refused(await promising(60_000, 60_000))).toBe('pixels');
  });

  it('a header that promises more than the file has', async () => {
    expect(await refused(await promising(4000, 4000))).toBe('broken');
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s that ends early', async (format) => {
    const bytes = await noiseImage(90, 90).toFormat(format).toBuffer();
    expect(await refused(bytes.subarray(0, bytes.byteLength / 2))).toBe('broken');
  });

  it.each([
    ['JPEG', '\xff\xd8\xff'],
    ['PNG', '\x89PNG\r\n\x1a\n'],
    ['WebP', 'RIFF\0\0\0\0WEBP'],
    ['AVIF', '\0\0\0\x18ftypavif\0\0\0\0mif1avif'],
  ])('script dressed up as %s', async (_, start) => {
    expect(await refused(Buffer.concat([Buffer.from(start, 'latin1'), svg]))).toBe('broken');
  });
});

it('removes a script that is appended to an image', async () => {
  const jpeg = await plainImage(60, 60).jpeg().toBuffer();
  const { master } = await ingested(Buffer.concat([jpeg, svg]));
  expect(Buffer.from(master).includes('script')).toBe(false);
});
