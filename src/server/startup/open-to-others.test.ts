import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backupName } from '#use-cases/backup/manifest.ts';
import { isOwnPath, openToOthers } from './open-to-others.ts';

const BACKUP = backupName(Date.UTC(2026, 10, 28));

describe('isOwnPath', () => {
  it.each([
    'shop.db',
    'shop.db-wal',
    'shop.db.replaced-shm',
    'shop.db.restoring',
    'shop-id',
    'shop-id.0b5c.part',
    'images',
    'images/ab',
    'images/ab/x.webp',
    'backups',
    'backups/images/ab/x.webp',
    `backups/${BACKUP}`,
    `backups/${BACKUP}/rows/products-1.gz`,
  ])('is true of %s', (path) => expect(isOwnPath(path)).toBe(true));

  it.each([
    'shop',
    'shop.dbx',
    'shop-ideas',
    'bin/shop.db',
    'images/holidays',
    'images/a.webp',
    'imagesx',
    'backups/work',
    'backups/images/holidays',
    'backups/2026-11-28',
    'node_modules',
  ])('is false of %s', (path) => expect(isOwnPath(path)).toBe(false));
});

describe('openToOthers', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shop-open-'));
  });
  afterEach(async () => rm(folder, { recursive: true }));

  const path = (name: string) => join(folder, name);
  const write = async (name: string, mode: number) => {
    await mkdir(dirname(path(name)), { recursive: true });
    await writeFile(path(name), '');
    await chmod(path(name), mode);
  };
  const found = async () => {
    const paths: string[] = [];
    for await (const each of openToOthers(folder)) paths.push(each);
    return paths.sort();
  };

  it('finds an empty folder, and one with nothing but the shop', async () => {
    await chmod(folder, 0o750);
    expect(await found()).toEqual([folder]);
    await write('shop.db', 0o640);
    await write('images/ab/x.webp', 0o604);
    for (const name of ['images', 'images/ab']) await chmod(path(name), 0o755);
    const names = ['images', 'images/ab', 'images/ab/x.webp', 'shop.db'];
    expect(await found()).toEqual([folder, ...names.map(path)]);
  });

  it('finds what is the shop’s in a folder with other things, and not the folder', async () => {
    for (const name of ['shop.db', 'shop-id', 'bin/tool', 'images/holidays/x.jpg', 'images/ab/x.webp'])
      await write(name, 0o755);
    for (const name of ['.', 'images', 'images/ab']) await chmod(path(name), 0o755);
    expect(await found()).toEqual(['images/ab', 'images/ab/x.webp', 'shop-id', 'shop.db'].map(path));
  });

  it('finds nothing in a closed folder, and in one that all users share', async () => {
    await write('shop.db', 0o600);
    expect(await found()).toEqual([]);
    await chmod(folder, 0o1777);
    expect(await found()).toEqual([]);
  });
});
