import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from '@playwright/test';
import { embeddedIdentity } from '#adapters/identity/embedded-identity.ts';
import type { AdminClient } from '#contract/admin/admin-client.ts';
import { insertBrand } from '#data/brands-and-categories/brands.ts';
import { migrate } from '#data/engine/migrate.ts';
import { openDatabase } from '#data/engine/open-database.ts';
import { readOrCreateSecret } from '#data/identity/secrets.ts';
import { findProductByKey } from '#data/products/find-product.ts';
import { changePrice } from '#use-cases/catalogue/product-writes.ts';
import { adminClientIn, signInByApi } from '../../test/browser/admin-session.ts';
import { onePage } from '../../test/pdf/pdf.ts';
import { largeList } from '../../test/price-lists/large-list.ts';
import { productInserter } from '../../test/seeds/insert-product.ts';
import { insertListProducts } from '../../test/seeds/list-products.ts';
import { type ShopServer, startShopServer } from '../../test/servers/shop-server.ts';
import { test as base } from './fixtures.ts';

/** A product whose price is less than half of the list's, so that its match is doubtful. */
export const DOUBTFUL = 'BCAA 2000 90 cápsulas';

export type ListShop = {
  url: string;
  stop: () => Promise<void>;
  restart: () => Promise<void>;
  /** Creates another administrator and returns her credentials. */
  createAdministrator: (name: string) => Promise<{ email: string; password: string }>;
};

/** Tests in a shop with the products of the sample lists; it can be stopped and restarted at the same URL. */
export const test = base.extend<{ withoutPreview: undefined }, { shop: ListShop; seller: AdminClient }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'pdf-e2e-'));
      await seedProducts(join(folder, 'shop.db'));
      const env = { DATA_DIR: folder, DATABASE_URL: '', DEMO: '0' };
      let server: ShopServer = await startShopServer(env);
      const { port } = new URL(server.url);
      await use({
        url: server.url,
        stop: () => server.stop(),
        restart: async () => {
          server = await startShopServer({ ...env, PORT: port });
        },
        createAdministrator: (name) => createAdministrator(join(folder, 'shop.db'), name),
      });
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
  seller: [
    async ({ shop }, use) => {
      const context = await request.newContext();
      await signInByApi({ request: context }, shop.url);
      await use(adminClientIn({ request: context }, shop.url));
      await context.dispose();
    },
    { scope: 'worker' },
  ],
  /** The shop is the same for the tests that follow: a preview that a test left would be the first thing that they see. */
  withoutPreview: [
    async ({ seller: { priceList } }, use) => {
      const { preview } = await priceList.state();
      if (preview) await priceList.discard(preview.id);
      await use(undefined);
    },
    { auto: true },
  ],
});

const ROWS = 150;

/** More rows than are rendered at once, all of them confident matches: each price rises by a tenth. */
export const longList = largeList({ rows: ROWS, products: ROWS });

async function seedProducts(file: string): Promise<void> {
  const database = await openDatabase({ file });
  await migrate(database);
  await insertListProducts(database);
  const brand = await insertBrand(database, { name: longList.products[0]?.brand ?? '', link: 'larga', image: '' });
  if (!brand.ok) throw new Error('the brand of the long list was refused');
  const put = productInserter(database);
  for (const { name, brand: of } of longList.products) {
    const listed = longList.expected.get(`${of} | ${name}`) ?? 0;
    await put({ name, price: Math.round((listed * 100) / 1.1), brandId: brand.id });
  }
  const { id = 0 } = (await findProductByKey(database, DOUBTFUL)) ?? {};
  await changePrice(database, { id, change: { price: 10_000_00 }, now: Date.now() });
  await database.close();
}

async function createAdministrator(file: string, name: string): Promise<{ email: string; password: string }> {
  const database = await openDatabase({ file });
  const secret = await readOrCreateSecret(database, 'identity');
  const { saveAdministrator } = embeddedIdentity({ database, secret, publicUrl: 'http://localhost' });
  const credentials = { email: `${name.toLowerCase()}@example.com`, password: 'only-for-these-tests' };
  await saveAdministrator({ ...credentials, name });
  await database.close();
  return credentials;
}

/** A PDF of one page with a line of text. */
export function pdfWithText(text: string): Buffer {
  return Buffer.from(onePage(`BT /F1 12 Tf 72 720 Td (${text}) Tj ET`));
}
