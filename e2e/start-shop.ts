import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShopServer } from './shop-server.ts';

/** One shop with the demo catalogue for the whole run; its address is handed on in SHOP_URL. */
export default async function startShop(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-e2e-'));
  const server = await startShopServer({ DATA_DIR: folder, DATABASE_URL: '', DEMO: '1' });
  process.env.SHOP_URL = server.url;
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
