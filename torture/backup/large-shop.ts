import assert from 'node:assert/strict';
import { join } from 'node:path';
import { runCommand } from '../../test/programs/run-command.ts';
import { readChecksums, writeShopData } from './shop-data.ts';

type LargeShopOptions = { folder: string; databaseUrl?: string | undefined; products: number };

/** Times in ms: of the first backup, of a second one with the same images, and of restoring it to SQLite. */
export async function backUpLargeShop({ folder, databaseUrl, products }: LargeShopOptions) {
  const dataDir = join(folder, 'shop');
  const place = { url: databaseUrl, file: join(dataDir, 'shop.db') };
  await writeShopData({ place, imageFolder: join(dataDir, 'images'), products });
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' };
  const backups = join(folder, 'backups');
  const times: number[] = [];
  for (const args of [
    ['--to', backups],
    ['--to', backups, '--prune'],
  ]) {
    const { code, stderr, ms } = await runCommand('backup', args, { env });
    assert.equal(code, 0, stderr);
    times.push(ms);
  }
  const restored = join(folder, 'restored');
  const { code, stderr, ms } = await runCommand('restore', [backups], { env: { DATA_DIR: restored } });
  assert.equal(code, 0, stderr);
  assert.equal(await readChecksums({ file: join(restored, 'shop.db') }), await readChecksums(place));
  const [firstMs = 0, secondMs = 0] = times;
  return { firstMs, secondMs, restoreMs: ms };
}
