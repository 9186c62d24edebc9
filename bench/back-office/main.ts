import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { adminTokens } from '../../test/clients/admin-client.ts';
import { formatTable } from '../../test/report/table.ts';
import { startShopServer } from '../../test/servers/shop-server.ts';
import { seedCatalogue } from '../seed-shop.ts';
import { callRows } from './calls.ts';
import { importRows } from './imports.ts';
import { screenRows } from './screens.ts';

// npm run bench:back-office [-- --products 1000]
const { values } = parseArgs({ options: { products: { type: 'string', default: '1000' } } });
const products = Number(values.products);

const folder = await mkdtemp(join(tmpdir(), 'back-office-bench-'));
await seedCatalogue({ file: join(folder, 'shop.db'), products });
const shop = await startShopServer({ DATA_DIR: folder, DATABASE_URL: '', DEMO: '0', LOG_LEVEL: 'silent' });
try {
  const token = await adminTokens()(shop.url);
  const calls = await callRows({ url: shop.url, token, products });
  const screens = await screenRows(shop.url);
  const imports = await importRows({ url: shop.url, token });
  const tables = [
    [[`A page of ${products} products`, 'ms', 'kB', 'all of them, ms', 'kB', 'times faster'], ...calls],
    [['In the browser', 'ms', 'target'], ...screens],
    [['New products', 'read, ms', 'imported, ms', 'read again, ms', 'added one by one, ms'], ...imports],
  ];
  process.stdout.write(`${tables.map(formatTable).join('\n\n')}\n`);
} finally {
  await shop.stop();
  await rm(folder, { recursive: true, force: true });
}
