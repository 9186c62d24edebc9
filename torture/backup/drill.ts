import assert from 'node:assert/strict';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { diskStore } from '#adapters/images/disk-store.ts';
import { folderStore } from '#adapters/object-store/folder-store.ts';
import type { AdminClient } from '#contract/admin/admin-client.ts';
import { type DatabaseOptions, openDatabase } from '#data/engine/open-database.ts';
import { openSnapshot } from '#data/snapshot/open-snapshot.ts';
import { readTableChecksum } from '#data/snapshot/table-checksum.ts';
import { findNewestBackup } from '#use-cases/backup/list-backups.ts';
import { adminClients } from '../../test/clients/admin-client.ts';
import { plainImage } from '../../test/images/images.ts';
import { runCommand } from '../../test/programs/run-command.ts';
import { newDatabase } from '../../test/servers/postgres-server.ts';
import { startShopServer } from '../../test/servers/shop-server.ts';

const INITIAL_STOCK = 1_000_000;

type DrillTarget = { folder: string; databaseUrl?: string | undefined };

/** Times in ms. */
export type DrillCounts = {
  rounds: number;
  acknowledged: number;
  slowestBackupMs: number;
  slowestRestoreMs: number;
  slowestWriteMs: number;
};

/**
 * In each round a backup of a shop is made while writes go on, and restored elsewhere, in turns to the same and to the
 * other kind of database: its tables must have the checksums of the backup, every write acknowledged before must be in it,
 * and sales and stock must go together.
 */
export async function drillBackups({ folder, databaseUrl }: DrillTarget, rounds: number): Promise<DrillCounts> {
  const env = { DATA_DIR: join(folder, 'shop'), DATABASE_URL: databaseUrl ?? '', DEMO: '0', LOG_LEVEL: 'error' };
  const server = await startShopServer({ ...env, BACKUP_TO: 'none' });
  const slowest = { backup: 0, restore: 0 };
  const writing = new Writing();
  try {
    await writing.start(await adminClients()(server.url));
    for (let round = 0; round < rounds; round += 1) {
      await writing.waitForMore();
      const before = writing.acknowledged();
      const backups = join(folder, 'backups');
      const backup = await runCommand('backup', ['--to', backups], { env });
      assert.equal(backup.code, 0, backup.stderr);
      slowest.backup = Math.max(slowest.backup, backup.ms);

      const dataDir = join(folder, `restored-${round}`);
      await mkdir(dataDir, { recursive: true });
      const url = databaseUrl !== undefined && round % 2 === 0 ? await newDatabase(databaseUrl) : undefined;
      const restore = await runCommand('restore', [backups], { env: { DATA_DIR: dataDir, DATABASE_URL: url ?? '' } });
      assert.equal(restore.code, 0, restore.stderr);
      slowest.restore = Math.max(slowest.restore, restore.ms);
      await compareWithBackup(backups, { url, file: join(dataDir, 'shop.db') });
      await compareWithWrites(before, { url, dataDir });
      await rm(dataDir, { recursive: true });
    }
    assert.ok((await readdir(join(folder, 'backups'))).length >= rounds);
  } finally {
    await writing.stop();
    await server.stop();
  }
  return {
    rounds,
    acknowledged: writing.count,
    slowestBackupMs: slowest.backup,
    slowestRestoreMs: slowest.restore,
    slowestWriteMs: writing.slowestMs,
  };
}

type Acknowledged = { products: number[]; sales: number[]; images: string[] };

/** Writers that go on until they are stopped, and what the shop acknowledged. */
class Writing {
  count = 0;
  slowestMs = 0;
  #done: Acknowledged = { products: [], sales: [], images: [] };

  #stopped = false;
  #writers: Promise<unknown> = Promise.resolve();

  async start(admin: AdminClient): Promise<void> {
    const flavors = [{ name: 'Uva', quantity: INITIAL_STOCK }];
    const { id: productId } = await admin.products.create({ name: 'Vendido', price: 100_00, flavors });
    const create = async () => {
      const { id } = await admin.products.create({ name: `Producto ${this.count} ${Math.random()}`, price: 1_00 });
      this.#done.products.push(id);
    };
    const sell = async () => void this.#done.sales.push((await admin.sales.create({ productId, quantity: 1 })).id);
    const upload = async () => {
      const color = `#${Math.floor(Math.random() * 0xffffff)
        .toString(16)
        .padStart(6, '0')}`;
      const bytes = new Uint8Array(await plainImage(8, 8, color).png().toBuffer());
      this.#done.images.push((await admin.uploadImage(new Blob([bytes]))).url);
    };
    const repeat = async (write: () => Promise<void>) => {
      while (!this.#stopped) {
        const startedAt = performance.now();
        await write();
        this.count += 1;
        this.slowestMs = Math.max(this.slowestMs, performance.now() - startedAt);
        await pause(2);
      }
    };
    this.#writers = Promise.all([create, sell, sell, upload].map(repeat));
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#writers;
  }

  async waitForMore(): Promise<void> {
    const target = this.count + 20;
    while (this.count < target) await pause(2);
  }

  acknowledged(): Acknowledged {
    const { products, sales, images } = this.#done;
    return { products: [...products], sales: [...sales], images: [...images] };
  }
}

async function compareWithBackup(backups: string, place: DatabaseOptions): Promise<void> {
  const backup = await findNewestBackup(folderStore(backups));
  const restored = await openSnapshot(place);
  for (const { name, columns, rows, sha256 } of backup?.manifest.tables ?? []) {
    assert.deepEqual(await readTableChecksum(restored, { name, columns }), { rows, sha256 }, name);
  }
  assert.equal(restored.tables.length, backup?.manifest.tables.length);
  await restored.close();
}

type RestoredShop = { url: string | undefined; dataDir: string };

async function compareWithWrites(before: Acknowledged, { url, dataDir }: RestoredShop): Promise<void> {
  const database = await openDatabase({ url, file: join(dataDir, 'shop.db') });
  const products = await database.query.selectFrom('products').select(['id', 'name', 'amount']).execute();
  const sales = await database.query.selectFrom('sales').select('id').execute();
  await database.close();
  const [productIds, saleIds] = [products, sales].map((rows) => new Set(rows.map(({ id }) => id)));
  for (const id of before.products) assert.ok(productIds?.has(id), `product ${id} is missing`);
  for (const id of before.sales) assert.ok(saleIds?.has(id), `sale ${id} is missing`);
  const sold = products.find(({ name }) => name === 'Vendido');
  assert.equal(sold?.amount, INITIAL_STOCK - sales.length, 'sales and stock go together');
  const images = diskStore(join(dataDir, 'images'));
  for (const url of before.images)
    assert.ok(await images.has(url.slice(url.lastIndexOf('/') + 1)), `${url} is missing`);
}
