import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { diskStore } from './disk-store.ts';

const KEY = `${'ab'.repeat(16)}.webp`;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterEach(async () => rm(folder, { recursive: true }));

describe('the disk store', () => {
  it('gives back what was put and knows what it has', async () => {
    const store = diskStore(folder);
    expect(await store.has(KEY)).toBe(false);
    expect(await store.get(KEY)).toBeUndefined();
    await store.put(KEY, new Uint8Array([1, 2, 3]));
    await store.put(KEY, new Uint8Array([4, 5]));
    expect(await store.has(KEY)).toBe(true);
    expect([...((await diskStore(folder).get(KEY)) ?? [])]).toEqual([4, 5]);
  });

  it('leaves nothing but whole files behind, also when many write the same one', async () => {
    const store = diskStore(folder);
    await Promise.all(Array.from({ length: 20 }, async (_, index) => store.put(KEY, new Uint8Array(1000).fill(index))));
    expect(await readdir(join(folder, 'ab'))).toEqual([KEY]);
    expect(new Set(await store.get(KEY)).size).toBe(1);
  });

  it('reports a disk that cannot be written and leaves no part of a file', async () => {
    await writeFile(join(folder, 'ab'), 'in the way');
    await expect(diskStore(folder).put(KEY, new Uint8Array([1]))).rejects.toThrow();
    expect(await readdir(folder)).toEqual(['ab']);
  });

  it.each(['../../etc/passwd', `../${KEY}`, `${KEY}/..`, `/${KEY}`, `ab/${KEY}`, `${KEY}\0`, `${KEY}\n`, '', '.'])(
    'never leaves its folder for %j',
    async (key) => {
      const store = diskStore(folder);
      await expect(store.get(key)).rejects.toThrow(RangeError);
      await expect(store.has(key)).rejects.toThrow(RangeError);
      await expect(store.put(key, new Uint8Array())).rejects.toThrow(RangeError);
    },
  );
});
