import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startS3 } from '../../../test/servers/s3-server.ts';
import { folderStore } from './folder-store.ts';
import type { ObjectStore } from './object-store.ts';
import { s3Bucket } from './s3-bucket.ts';

let folder: string;
let s3: Awaited<ReturnType<typeof startS3>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-objects-'));
  s3 = await startS3();
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

const bytes = (text: string) => new TextEncoder().encode(text);

async function namesIn(store: ObjectStore, prefix = ''): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of store.list(prefix)) names.push(name);
  return names.sort();
}

describe.each([
  ['a folder', () => folderStore(join(folder, 'deep/er'))],
  ['a bucket', () => s3Bucket({ ...s3.place, prefix: 'copies/', maxKeys: 2 })],
])('files in %s', (_, open) => {
  it('are given back, listed by prefix with their size, replaced and deleted', async () => {
    const store = open();
    expect([await namesIn(store), await store.get('one/a.txt')]).toEqual([[], undefined]);
    for (const name of ['one/a.txt', 'one/b/c.txt', 'other/d.txt', 'top.txt']) await store.put(name, bytes(name));
    await store.put('top.txt', bytes('new'));
    expect(await namesIn(store)).toEqual(['one/a.txt', 'one/b/c.txt', 'other/d.txt', 'top.txt']);
    expect(await namesIn(store, 'o')).toEqual(['one/a.txt', 'one/b/c.txt', 'other/d.txt']);
    expect(await namesIn(store, 'one/')).toEqual(['one/a.txt', 'one/b/c.txt']);
    for await (const { name, size } of store.list('top')) expect([name, size]).toEqual(['top.txt', 3]);
    await store.delete('one/b/c.txt');
    await store.delete('one/b/c.txt');
    expect(await store.get('one/b/c.txt')).toBeUndefined();
    expect(Buffer.from((await store.get('top.txt')) ?? []).toString()).toBe('new');
  });

  it.each(['../x', 'a/../../x', '/etc/x', 'a//x', '', '.x', 'a\n', 'a\0b'])('never leave it for %j', async (name) => {
    await expect(open().put(name, bytes('x'))).rejects.toThrow(RangeError);
    await expect(open().get(name)).rejects.toThrow(RangeError);
    await expect(open().delete(name)).rejects.toThrow(RangeError);
  });
});

describe('a folder of files', () => {
  it('is readable by its owner alone and left empty by what is deleted', async () => {
    const store = folderStore(join(folder, 'private'));
    await store.put('a/b.txt', bytes('x'));
    const modeOf = async (path: string) => ((await stat(join(folder, path))).mode & 0o777).toString(8);
    expect([await modeOf('private'), await modeOf('private/a'), await modeOf('private/a/b.txt')]).toEqual([
      '700',
      '700',
      '600',
    ]);
    await store.put('a/b/c/d.txt', bytes('x'));
    await store.delete('a/b/c/d.txt');
    expect(await readdir(join(folder, 'private/a'))).toEqual(['b.txt']);
    await store.delete('a/b.txt');
    expect(await readdir(join(folder, 'private'))).toEqual([]);
  });

  it('knows the free space, also before it exists', async () => {
    expect(await folderStore(join(folder, 'not/yet')).freeBytes()).toBeGreaterThan(0);
  });

  it('leaves no part of a file that cannot be written', async () => {
    const root = join(folder, 'blocked');
    await folderStore(root).put('x/a.txt', bytes('x'));
    await writeFile(join(root, 'file'), 'in the way');
    await expect(folderStore(root).put('file/a.txt', bytes('x'))).rejects.toThrow();
    expect((await readdir(root)).sort()).toEqual(['file', 'x']);
  });
});
