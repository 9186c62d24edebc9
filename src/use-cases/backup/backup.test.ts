import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { folderStore } from '#adapters/object-store/folder-store.ts';
import type { ObjectStore } from '#adapters/object-store/object-store.ts';
import { s3Bucket } from '#adapters/object-store/s3-bucket.ts';
import type { Database } from '#data/engine/database.ts';
import { migrate } from '#data/engine/migrate.ts';
import { type DatabaseOptions, openDatabase } from '#data/engine/open-database.ts';
import { lockBackups } from '#data/snapshot/backup-lock.ts';
import { createSnapshotTarget, openSnapshot } from '#data/snapshot/open-snapshot.ts';
import { readTableChecksum } from '#data/snapshot/table-checksum.ts';
import { eachEmptyDatabase } from '../../../test/databases/each-database.ts';
import { listHashes, memoryStore } from '../../../test/images/images.ts';
import { productInserter } from '../../../test/seeds/insert-product.ts';
import { startS3 } from '../../../test/servers/s3-server.ts';
import { withFreeSpace } from './guarded-store.ts';
import { findNewestBackup, listBackups, listUnfinished } from './list-backups.ts';
import { backupBytes, manifestFile } from './manifest.ts';
import { pruneBackups } from './prune-backups.ts';
import { restoreBackup } from './restore-backup.ts';
import { runBackup } from './run-backup.ts';
import { verifyBackup } from './verify-backup.ts';
import { writeBackup } from './write-backup.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 22, 4);
const HASHES = ['a', 'b', 'c'].map((digit) => digit.repeat(32));
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString();

eachEmptyDatabase((_kind, newOptions) => {
  let root: string;
  let options: DatabaseOptions;
  let database: Database;
  let images: ReturnType<typeof memoryStore>;
  let store: ObjectStore;
  let folders = 0;

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'shop-backup-'));
    options = await newOptions();
    database = await openDatabase(options);
    await migrate(database);
    const insert = productInserter(database);
    const image = { hash: HASHES[0] ?? '', width: 1, height: 1, thumbhash: null, created_at: 1 };
    await database.query.insertInto('images').values(image).execute();
    for (const hash of HASHES)
      await insert({ name: `Con ${hash}`, images: [{ url: `/images/${hash}.webp`, thumbhash: null }] });
  });
  afterAll(async () => {
    await database.close();
    await rm(root, { recursive: true, force: true });
  });

  beforeEach(async () => {
    folders += 1;
    store = folderStore(join(root, `store-${folders}`));
    images = memoryStore();
    for (const hash of HASHES) {
      await images.put(`${hash}.webp`, Buffer.from(`master ${hash}`));
      await images.put(`${hash}-320.avif`, Buffer.from('variant'));
    }
  });

  const back = async (at = NOW, retention?: { days: number; weeks: number }) => {
    const result = await runBackup({ source: options, images, store, retention, now: at });
    if (!result.ok) throw new Error(result.reason);
    return result;
  };
  const newest = async () => {
    const backup = await findNewestBackup(store);
    if (!backup) throw new Error('there is no backup');
    return backup.manifest;
  };
  const newFile = () => {
    folders += 1;
    return join(root, `restored-${folders}.db`);
  };
  const restore = async (place: DatabaseOptions, { replace = false, into = memoryStore() } = {}) =>
    restoreBackup({
      store,
      manifest: await newest(),
      images: into,
      replace,
      createTarget: async (target) => createSnapshotTarget(place, target),
    });
  const checksums = async (place: DatabaseOptions) => {
    const snapshot = await openSnapshot(place);
    const sums: unknown[] = [];
    for (const table of snapshot.tables) sums.push([table.name, await readTableChecksum(snapshot, table)]);
    await snapshot.close();
    return sums;
  };

  describe('a backup', () => {
    it('is restored elsewhere with equal checksums and its images, masters only', async () => {
      const { backup } = await back();
      expect(backup.manifest.tables.find(({ name }) => name === 'products')?.rows).toBe(HASHES.length);
      expect(backupBytes(backup.manifest)).toBeGreaterThan(1000);
      const [file, into] = [newFile(), memoryStore()];
      expect(await restore({ file }, { into })).toMatchObject({ ok: true, images: 3, skipped: [] });
      expect(await checksums({ file })).toEqual(await checksums(options));
      expect([...into.files.keys()].sort()).toEqual(HASHES.map((hash) => `${hash}.webp`));
      expect(text((await into.get(`${HASHES[0]}.webp`)) ?? new Uint8Array())).toBe(`master ${HASHES[0]}`);
    });

    it('names images that rows refer to and the store does not have', async () => {
      await images.delete(HASHES[1] ?? '');
      expect((await back()).backup.manifest.missingImages).toEqual([HASHES[1]]);
    });

    it('stores an image once, also when it was backed up before', async () => {
      await back(NOW - DAY);
      let reads = 0;
      const get = async (key: string) => {
        reads += 1;
        return images.get(key);
      };
      const counted = { ...images, get };
      await images.put(`${'d'.repeat(32)}.webp`, Buffer.from('new'));
      const result = await runBackup({ source: options, images: counted, store, now: NOW });
      expect([result.ok, reads]).toEqual([true, 1]);
      expect((await newest()).images.rows).toBe(4);
    });

    it('begins nothing while another process makes one, and nothing on a full disk', async () => {
      const unlock = await lockBackups(options);
      expect(await runBackup({ source: options, images, store, now: NOW })).toEqual({ ok: false, reason: 'running' });
      await unlock?.();
      const small = { ...store, freeBytes: async () => 500_000_500 };
      const result = await runBackup({ source: options, images, store: small, now: NOW });
      expect(result).toEqual({ ok: false, reason: 'no-space', message: 'less than 500 MB would be left on the disk' });
      for await (const { name } of store.list('')) throw new Error(`${name} was left`);
      await expect(withFreeSpace(store, 1).put('a', new Uint8Array([1]))).resolves.toBeUndefined();
    });

    it('that was interrupted anywhere is no backup, and is deleted with the next ones', async () => {
      let puts = 0;
      /** Never comes back from the puts after the first ones. */
      const dying = (last: number) => ({
        ...store,
        put: async (name: string, bytes: Uint8Array) => {
          puts += 1;
          if (puts > last) await new Promise(() => undefined);
          await store.put(name, bytes);
        },
      });
      const write = async (last: number, now: number) =>
        writeBackup({ openSnapshot: async () => snapshot, images, store: dying(last), now });
      let snapshot = await openSnapshot(options);
      await write(Number.MAX_SAFE_INTEGER, NOW - 2 * DAY);
      const all = puts;
      // Without the images, which are there already.
      for (const last of [1, Math.floor(all / 2), all - HASHES.length - 1]) {
        puts = 0;
        snapshot = await openSnapshot(options);
        void write(last, NOW - DAY + last);
        while (puts <= last) await new Promise((resolve) => setTimeout(resolve, 1));
        expect((await newest()).createdAt).toBe(NOW - 2 * DAY);
        await snapshot.close().catch(() => undefined);
      }
      expect((await listUnfinished(store)).length).toBeGreaterThan(3);
      await back(NOW, { days: 7, weeks: 4 });
      expect(await listUnfinished(store)).toEqual([]);
      expect((await listBackups(store)).map(({ manifest }) => manifest.createdAt)).toEqual([NOW, NOW - 2 * DAY]);
    });

    it('is pruned with the images that no other one has', async () => {
      await back(NOW - 3 * DAY);
      await images.delete(HASHES[2] ?? '');
      await back(NOW - 2 * DAY);
      const pruned = await pruneBackups({ store, retention: { days: 1, weeks: 1 }, now: NOW });
      expect(pruned).toHaveLength(1);
      expect(await verifyBackup(store, await newest())).toEqual([]);
      const names: string[] = [];
      for await (const { name } of store.list('images/')) names.push(name);
      expect(names).toHaveLength(2);
      expect((await listBackups(store)).length).toBe(1);
    });
  });

  describe('restoring', () => {
    it.each([
      'tables/products.0001.ndjson.gz',
      'tables/constants.0001.ndjson.gz',
      'images.0001.ndjson.gz',
      'a picture',
      'a missing part',
      'a manifest',
    ])('refuses a backup with a damaged %s and leaves the target alone', async (what) => {
      const { backup } = await back();
      const picture = async () => {
        for await (const { name } of store.list('images/')) return name;
        return '';
      };
      const file =
        what === 'a picture'
          ? await picture()
          : `${backup.name}/${what.includes('gz') ? what : 'tables/brands.0001.ndjson.gz'}`;
      const manifest = await newest();
      if (what === 'a missing part') await store.delete(`${backup.name}/tables/products.0001.ndjson.gz`);
      else if (what === 'a manifest') {
        for (const table of manifest.tables) table.rows += 1;
      } else {
        const path = join(store.location, file);
        const bytes = await readFile(path);
        bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
        await writeFile(path, bytes);
      }
      const place = newFile();
      const into = memoryStore();
      const createTarget = async () => {
        throw new Error('the target was touched');
      };
      const result = await restoreBackup({ store, manifest, images: into, replace: false, createTarget });
      expect(result).toMatchObject({ ok: false, reason: 'damaged' });
      expect([await listHashes(into), await restoredExists(place)]).toEqual([[], false]);
    });

    it('refuses a backup of a later version, and a database that is there', async () => {
      await back();
      const manifest = await newest();
      const later = { ...manifest, migrations: [...manifest.migrations, '9999-later'] };
      const file = newFile();
      const createTarget = async (target: Parameters<typeof createSnapshotTarget>[1]) =>
        createSnapshotTarget({ file }, target);
      const common = { store, images: memoryStore(), replace: false, createTarget };
      expect(await restoreBackup({ ...common, manifest: later })).toEqual({ ok: false, reason: 'newer' });
      expect((await restore({ file })).ok).toBe(true);
      expect(await restore({ file })).toEqual({ ok: false, reason: 'filled' });
      expect((await restore({ file }, { replace: true })).ok).toBe(true);
    });

    it('takes a backup of an earlier version to this one', async () => {
      const old = await newOptions();
      const earlier = await openDatabase(old);
      await migrate(earlier, { through: '0009-versions' });
      const before = await checksums(old);
      await earlier.close();
      const result = await runBackup({ source: old, images, store, now: NOW });
      expect(result.ok && result.backup.manifest.migrations.at(-1)).toBe('0009-versions');
      const file = newFile();
      expect(await restore({ file })).toMatchObject({ ok: true });
      const restored = await openDatabase({ file });
      expect(await migrate(restored)).toEqual([]);
      await restored.close();
      expect(before.length).toBeGreaterThan(10);
    });
  });

  it('goes to a bucket and back', async () => {
    const server = await startS3();
    try {
      store = s3Bucket({ ...server.place, prefix: 'copias/', maxKeys: 5 });
      await back(NOW - 2 * DAY);
      await back(NOW, { days: 1, weeks: 1 });
      expect(await listBackups(store)).toHaveLength(1);
      const file = newFile();
      expect(await restore({ file })).toMatchObject({ ok: true, images: 3 });
      expect(await checksums({ file })).toEqual(await checksums(options));
      await store.delete(manifestFile((await findNewestBackup(store))?.name ?? ''));
      expect(await findNewestBackup(store)).toBeUndefined();
    } finally {
      await server.stop();
    }
  });
});

async function restoredExists(file: string): Promise<boolean> {
  return readFile(file).then(
    () => true,
    () => false,
  );
}
