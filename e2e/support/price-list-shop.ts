import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedIdentity } from '#adapters/identity/embedded.ts';
import { insertBrand } from '#data/brands-and-categories/brands.ts';
import { openDatabase } from '#data/engine/open-database.ts';
import { readOrCreateSecret } from '#data/identity/secrets.ts';
import { migrate } from '#data/migrations/migrate.ts';
import { findProductByKey } from '#data/products/find-product.ts';
import { changePrice } from '#use-cases/catalogue/product-writes.ts';
import { largeList } from '../../test/price-lists/large-list.ts';
import { productInserter } from '../../test/seeds/insert-product.ts';
import { insertListProducts } from '../../test/seeds/list-products.ts';
import { type ShopServer, startShopServer } from '../../test/servers/shop-server.ts';
import { test as base } from './fixtures.ts';

/** Its price today is less than half the list's, which has to rouse doubt. */
export const DOUBTFUL = 'BCAA 2000 90 cápsulas';

export type ListShop = {
  url: string;
  stop: () => Promise<void>;
  restart: () => Promise<void>;
  /** Another administrator, with what she signs in with. */
  createAdministrator: (name: string) => Promise<{ email: string; password: string }>;
};

/** Tests in a shop that sells what the lists of prices are for; it can be stopped and started where it was. */
export const test = base.extend<object, { shop: ListShop }>({
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
});

const ROWS = 150;

/** More rows than are drawn at once, all of them sure: each price rises by a tenth. */
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

/** A PDF of one page with a line of text, as the smallest program would write it. */
export function pdfWithText(text: string): Buffer {
  const content = `BT /F1 12 Tf 72 720 Td (${text}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const parts = ['%PDF-1.4\n'];
  const starts = objects.map((object, index) => {
    const start = parts.join('').length;
    parts.push(`${index + 1} 0 obj\n${object}\nendobj\n`);
    return String(start).padStart(10, '0');
  });
  const table = parts.join('').length;
  const entries = starts.map((start) => `${start} 00000 n \n`).join('');
  parts.push(
    `xref\n0 6\n0000000000 65535 f \n${entries}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`,
  );
  return Buffer.from(parts.join(''), 'latin1');
}
