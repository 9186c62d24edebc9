import { join } from 'node:path';
import { openDatabase } from '#data/engine/open-database.ts';
import { seedBusyShop } from '../../test/seeds/busy-shop.ts';
import { ownShopTest } from './admin-fixtures.ts';

/** Tests in a shop of their own with so many products and sales beside the demo's. */
export const busyShopTest = (size: { products: number; sales: number }) =>
  ownShopTest.extend<object, { busy: undefined }>({
    busy: [
      async ({ shop }, use) => {
        const database = await openDatabase({ file: join(shop.folder, 'shop.db') });
        await seedBusyShop(database, size);
        await database.close();
        await use(undefined);
      },
      { scope: 'worker', auto: true },
    ],
  });
