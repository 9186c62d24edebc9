import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listHashes } from '../../../test/images/images.ts';
import { diskStore } from './disk-store.ts';

const HASH = 'ab'.repeat(16);
const KEY = `${HASH}.webp`;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterEach(async () => rm(folder, { recursive: true }));

// What every store does is in image-store.test.ts.
describe('the disk store', () => {
  it('leaves nothing but whole files behind, also when many write the same one', async () => {
    const store = diskStore(folder);
    await Promise.all(Array.from({ length: 20 }, async (_, index) => store.put(KEY, new Uint8Array(1000).fill(index))));
    expect(await readdir(join(folder, 'ab'))).toEqual([KEY]);
  });

  it('reports a disk that cannot be written and leaves no part of a file', async () => {
    await writeFile(join(folder, 'ab'), 'in the way');
    await expect(diskStore(folder).put(KEY, new Uint8Array([1]))).rejects.toThrow();
    expect(await readdir(folder)).toEqual(['ab']);
  });

  it('lists an unfinished file with its image, and ignores foreign files', async () => {
    await mkdir(join(folder, 'ab'));
    await writeFile(join(folder, 'ab', `${KEY}.${crypto.randomUUID()}.part`), 'half');
    await writeFile(join(folder, 'ab', `${HASH}.tar`), 'somebody else’s');
    const store = diskStore(folder);
    expect(await listHashes(store)).toEqual([HASH]);
    await store.delete(HASH);
    expect(await readdir(join(folder, 'ab'))).toEqual([`${HASH}.tar`]);
  });

  it('has no images before its folder is created', async () => {
    expect(await listHashes(diskStore(join(folder, 'new')))).toEqual([]);
  });
});
