import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findConstantByName, updateConstant } from '#data/business/constants.ts';
import { openDatabase } from '#data/engine/open-database.ts';
import { startShopServer } from '../../test/servers/shop-server.ts';

/** In pesos; a new shop delivers free of charge. */
const SHIPPING_COST = '2500';

/** Starts one shop with the demo catalogue for the whole run and sets SHOP_URL. */
export default async function startShop(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-e2e-'));
  const server = await startShopServer({ DATA_DIR: folder, DATABASE_URL: '', DEMO: '1' });
  await setShippingCost(join(folder, 'shop.db'));
  process.env.SHOP_URL = server.url;
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function setShippingCost(file: string): Promise<void> {
  const database = await openDatabase({ file });
  const constant = await findConstantByName(database, 'shippingCost');
  if (!constant) throw new Error('there is no shippingCost');
  await updateConstant(database, { id: constant.id, value: SHIPPING_COST, now: 1 });
  await database.close();
}
