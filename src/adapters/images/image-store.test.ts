import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listHashes } from '../../../test/images/images.ts';
import { startS3 } from '../../../test/servers/s3-server.ts';
import { diskStore } from './disk-store.ts';
import type { ImageStore } from './image-store.ts';
import { s3Store } from './s3-store.ts';

const A = 'ab'.repeat(16);
const B = `ab${'cd'.repeat(15)}`;
const KEY = `${A}.webp`;

/** Gives a new, empty store each time it is called. */
function onDisk(): () => Promise<ImageStore> {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  });
  afterEach(async () => rm(folder, { recursive: true }));
  return async () => diskStore(folder);
}

function onS3(): () => Promise<ImageStore> {
  let server: Awaited<ReturnType<typeof startS3>>;
  let shops = 0;
  beforeAll(async () => {
    server = await startS3();
  });
  afterAll(async () => server.stop());
  return async () => {
    shops += 1;
    return s3Store({ ...server.place, prefix: `shops/n-${shops}/` });
  };
}

describe.each([
  ['disk', onDisk],
  ['S3', onS3],
])('a store on %s', (_, place) => {
  const open = place();
  let store: ImageStore;

  beforeEach(async () => {
    store = await open();
  });

  it('gives back what was put and knows what it has', async () => {
    expect(await store.has(KEY)).toBe(false);
    expect(await store.get(KEY)).toBeUndefined();
    await store.put(KEY, new Uint8Array([1, 2, 3]));
    await store.put(KEY, new Uint8Array([4, 5]));
    expect(await store.has(KEY)).toBe(true);
    expect([...((await store.get(KEY)) ?? [])]).toEqual([4, 5]);
  });

  it('stores every byte of a large image', async () => {
    const bytes = new Uint8Array(3_000_000).map((_, index) => index * 31);
    await store.put(KEY, bytes);
    expect(Buffer.compare(bytes, (await store.get(KEY)) ?? new Uint8Array())).toBe(0);
  });

  it('holds one whole image after concurrent writes of it', async () => {
    await Promise.all(Array.from({ length: 20 }, async (_, index) => store.put(KEY, new Uint8Array(1000).fill(index))));
    expect(new Set(await store.get(KEY)).size).toBe(1);
    expect(await listHashes(store)).toEqual([A]);
  });

  it('lists its images with their modification time', async () => {
    expect(await listHashes(store)).toEqual([]);
    const before = Date.now() - 2000;
    for (const key of [KEY, `${A}-320.avif`, `${B}-og.jpg`]) await store.put(key, new Uint8Array([1]));
    expect(await listHashes(store)).toEqual([A, A, B]);
    for await (const { modifiedAt } of store.list()) {
      expect(modifiedAt).toBeGreaterThan(before);
      expect(modifiedAt).toBeLessThan(Date.now() + 2000);
    }
  });

  it('deletes an image with its variants, and nothing else', async () => {
    for (const key of [KEY, `${A}-160.webp`, `${A}-og.jpg`, `${B}.webp`]) await store.put(key, new Uint8Array([1]));
    await store.delete(A);
    expect(await listHashes(store)).toEqual([B]);
    expect(await store.get(KEY)).toBeUndefined();
    await store.delete(A);
    await store.delete('0'.repeat(32));
  });

  it.each(['../../etc/passwd', `../${KEY}`, `${KEY}/..`, `/${KEY}`, `ab/${KEY}`, `${KEY}\0`, `${KEY}\n`, '', '.'])(
    'never leaves its place for %j',
    async (key) => {
      await expect(store.get(key)).rejects.toThrow(RangeError);
      await expect(store.has(key)).rejects.toThrow(RangeError);
      await expect(store.put(key, new Uint8Array())).rejects.toThrow(RangeError);
      await expect(store.delete(key)).rejects.toThrow(RangeError);
    },
  );
});
