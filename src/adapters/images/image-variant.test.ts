import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { IMAGE_WIDTHS } from '#domain/catalogue/product-image.ts';
import { memoryStore, noiseImage, plainImage } from '../../../test/images/images.ts';
import { prepareVariants, readVariant } from './image-variant.ts';
import { ingestImage } from './ingest-image.ts';

const GROUND = [0xf4, 0xf3, 0xf0];

async function stored(bytes: Uint8Array) {
  const store = memoryStore();
  const result = await ingestImage({ bytes, store });
  if (!result.ok) throw new Error(`refused: ${result.reason}`);
  return { store, hash: result.image.url.slice('/images/'.length, -'.webp'.length) };
}

const MISSING = { ok: false, reason: 'missing' };

async function made(options: Parameters<typeof readVariant>[0]) {
  const result = await readVariant(options);
  if (!result.ok) throw new Error(result.reason);
  return result;
}

describe('a variant of an image', () => {
  let wide: Awaited<ReturnType<typeof stored>>;
  beforeAll(async () => {
    wide = await stored(await plainImage(1400, 700).jpeg().toBuffer());
  });

  it.each(IMAGE_WIDTHS)('is made %d pixels wide as WebP and stored', async (width) => {
    const { store, hash } = wide;
    const name = `${hash}-${width}.webp`;
    const variant = await made({ store, name });
    expect(variant.contentType).toBe('image/webp');
    expect(await sharp(variant.bytes).metadata()).toMatchObject({ format: 'webp', width, height: width / 2 });
    expect(store.files.has(name)).toBe(true);
  });

  it('is made as AVIF too', async () => {
    const { store, hash } = await stored(await plainImage(400, 400).jpeg().toBuffer());
    const variant = await made({ store, name: `${hash}-320.avif` });
    expect(variant.contentType).toBe('image/avif');
    expect(await sharp(variant.bytes).metadata()).toMatchObject({ format: 'heif', compression: 'av1', width: 320 });
  });

  it('is the master itself under the plain name', async () => {
    const { store, hash } = await stored(await plainImage(80, 60).png().toBuffer());
    const variant = await made({ store, name: `${hash}.webp` });
    expect(variant).toMatchObject({ bytes: store.files.get(`${hash}.webp`), contentType: 'image/webp' });
  });

  it('is never larger than its master', async () => {
    const { store, hash } = await stored(await plainImage(200, 100).png().toBuffer());
    const variant = await made({ store, name: `${hash}-640.webp` });
    expect(await sharp(variant.bytes).metadata()).toMatchObject({ width: 200, height: 100 });
  });

  it('for link previews is a JPEG of 1200×630 on the image background', async () => {
    const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
    const source = sharp({ create: { width: 400, height: 400, channels: 4, background: transparent } });
    const { store, hash } = await stored(await source.png().toBuffer());
    const variant = await made({ store, name: `${hash}-og.jpg` });
    expect(variant.contentType).toBe('image/jpeg');
    expect(await sharp(variant.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    const { channels } = await sharp(variant.bytes).stats();
    expect(channels.every(({ mean }, index) => Math.abs(mean - (GROUND[index] ?? 0)) <= 2)).toBe(true);
  });

  it('for chats stays below 600 kB even for noise', { timeout: 20_000 }, async () => {
    const { store, hash } = await stored(await noiseImage(1280, 900).jpeg({ quality: 95 }).toBuffer());
    const variant = await made({ store, name: `${hash}-og.jpg` });
    expect(variant.bytes.byteLength).toBeLessThan(600_000);
  });

  it('is made once for concurrent requests, and not again later', async () => {
    const { store, hash } = await stored(await plainImage(500, 500).jpeg().toBuffer());
    const name = `${hash}-320.webp`;
    const all = await Promise.all(Array.from({ length: 25 }, async () => made({ store, name })));
    expect(new Set(all.map((variant) => variant.bytes)).size).toBe(1);
    await made({ store, name });
    expect(store.puts.filter((key) => key === name)).toEqual([name]);
  });

  it('is returned even when it cannot be stored', async () => {
    const { store, hash } = await stored(await plainImage(500, 500).jpeg().toBuffer());
    const full = { ...store, put: async () => Promise.reject(new Error('ENOSPC')) };
    expect((await made({ store: full, name: `${hash}-160.webp` })).contentType).toBe('image/webp');
  });

  it('of an unknown image is undefined', async () => {
    const hash = '0'.repeat(32);
    for (const name of [`${hash}.webp`, `${hash}-320.webp`, `${hash}-320.avif`, `${hash}-og.jpg`]) {
      expect(await readVariant({ store: memoryStore(), name })).toEqual(MISSING);
    }
  });

  it.each([
    '-321.webp',
    '-0320.webp',
    '-320.jpg',
    '-320.png',
    '-og.webp',
    '-og.avif',
    '.avif',
    '.jpg',
    '.svg',
    '-99999.webp',
    '-320.webp/..',
    '-320.webp\0',
    '-320.webp\n',
    '-1e3.webp',
    '.webp.part',
    '',
  ])('has no name that ends in %j', async (ending) => {
    const { store, hash } = await stored(await plainImage(50, 50).jpeg().toBuffer());
    expect(await readVariant({ store, name: `${hash}${ending}` })).toEqual(MISSING);
    expect(await readVariant({ store, name: `../${hash}${ending}` })).toEqual(MISSING);
    expect(store.puts).toHaveLength(1);
  });
});

describe('many variants at once', () => {
  it('are made one after the other, and meanwhile the master is shown', { timeout: 60_000 }, async () => {
    const { store, hash } = await stored(await noiseImage(1280, 900).jpeg({ quality: 60 }).toBuffer());
    const hashes = Array.from({ length: 14 }, (_, index) => index.toString(16).padStart(32, '0'));
    const master = store.files.get(`${hash}.webp`) ?? new Uint8Array();
    for (const each of hashes) store.files.set(`${each}.webp`, master);
    const results = await Promise.all(hashes.map((each) => made({ store, name: `${each}-160.webp` })));
    const substitutes = results.filter(({ isSubstitute }) => isSubstitute);
    expect(substitutes.length).toBeGreaterThan(0);
    expect(substitutes.length).toBeLessThan(hashes.length);
    expect(substitutes.every(({ bytes, contentType }) => bytes === master && contentType === 'image/webp')).toBe(true);
    // What was queued is stored in the end.
    await vi.waitFor(() => expect(store.puts.filter((key) => key.endsWith('-160.webp'))).toHaveLength(14), 50_000);
    expect((await made({ store, name: `${hashes[13]}-160.webp` })).isSubstitute).toBe(false);
  });

  it('that are usual are prepared in advance, once', async () => {
    const { store, hash } = await stored(await plainImage(300, 300).jpeg().toBuffer());
    await prepareVariants({ store, hash });
    await prepareVariants({ store, hash });
    const prepared = IMAGE_WIDTHS.map((width) => `${hash}-${width}.avif`);
    expect(store.puts.toSorted()).toEqual([`${hash}.webp`, ...prepared].toSorted());
  });
});
