import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { readPriceList } from '#adapters/price-list/reader.ts';
import { adminApi } from '#contract/admin-urls.ts';
import type { ShopProduct } from '#domain/price-list/shop-product.ts';
import { ADMINISTRATOR, type ShopServer, startShopServer } from '../e2e/shop-server.ts';
import { type PriceListCase, priceListCases } from '../test/price-lists.ts';
import { largeList } from './large-list.ts';
import { residentMegabytes } from './process-figures.ts';
import { seed } from './seed.ts';
import { fine, table, whole } from './table.ts';

// npm run bench:pdf [-- --samples ../shared/pdf-samples]
const { values } = parseArgs({ options: { samples: { type: 'string' } } });

print(`price lists; ${availableParallelism()} cores`, '');
const cases = [...priceListCases(), ...(values.samples === undefined ? [] : await casesIn(values.samples))];
await readPriceList(taskOf(cases[0]));
const rows: string[][] = [];
for (const list of cases) rows.push(await measured(list));
print(table([['list', 'expected', 'right', 'wrong', 'precision', 'recall', 'ms'], ...rows]), '');
const large = largeList({ rows: 1000, products: 5000 });
print(table([['large', 'expected', 'right', 'wrong', 'precision', 'recall', 'ms'], await measured(large)]), '');
await shopDuringPreview(large.bytes);

async function measured({ name, bytes, products, expected, doubtful }: PriceListCase): Promise<string[]> {
  const from = performance.now();
  const reading = await readPriceList({ bytes: bytes.slice(), products: [...products], remembered: new Map() });
  const took = performance.now() - from;
  if (!reading.ok) return [name, String(expected.size), reading.reason];
  const told = new Map(
    reading.matches.map(({ product, price }) => [`${product.brand} | ${product.name}`, price / 100]),
  );
  const right = [...told].filter(([key, price]) => expected.get(key) === price).length;
  const wrong = [...told].filter(([key, price]) => (expected.get(key) ?? doubtful.get(key)) !== price).length;
  // Of a list for which nothing is expected there is no share.
  const share = (part: number, whole: number) => (whole === 0 ? '-' : (part / whole).toFixed(3));
  const shares = [share(right, right + wrong), share(right, expected.size)];
  return [name, String(expected.size), String(right), String(wrong), ...shares, whole(took)];
}

function taskOf(list: PriceListCase | undefined) {
  return {
    bytes: list?.bytes.slice() ?? new Uint8Array(),
    products: [...(list?.products ?? [])],
    remembered: new Map(),
  };
}

/** What shoppers feel at 50 requests a second while a list is read again and again. */
async function shopDuringPreview(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-bench-'));
  await seed({ file: join(folder, 'shop.db'), products: 5000 });
  const shop = await startShopServer({ DATA_DIR: folder, DATABASE_URL: '', DEMO: '0', LOG_LEVEL: 'error' });
  try {
    const headers = await signedIn(shop);
    const idle = await residentMegabytes(shop.pid);
    // Once unmeasured, so that nothing is rendered for the first time while it is measured.
    await asked(shop, 2);
    const quiet = await asked(shop, 5);
    const done = { previews: 0, most: 0 };
    let going = true;
    const previews = (async () => {
      while (going) {
        const body = new FormData();
        body.set('file', new File([bytes], 'lista.pdf', { type: 'application/pdf' }));
        const from = performance.now();
        const response = await fetch(shop.url + adminApi.priceListPreview, { method: 'POST', headers, body });
        await response.arrayBuffer();
        if (!response.ok) throw new Error(`the preview answered ${response.status}`);
        done.previews += 1;
        done.most = Math.max(done.most, performance.now() - from);
      }
    })();
    const busy = await asked(shop, 10);
    going = false;
    await previews;
    const memory = await residentMegabytes(shop.pid);
    print(
      table([
        ['50 requests/s to the shop', 'p50 ms', 'p99 ms', 'failed'],
        ['nothing else', ...figures(quiet)],
        [`${done.previews} previews meanwhile (longest ${whole(done.most)} ms)`, ...figures(busy)],
      ]),
      '',
      `memory: ${whole(idle)} MB idle, ${whole(memory)} MB after the previews`,
    );
  } finally {
    await shop.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

type Asked = { times: number[]; failed: number };

/** Fifty requests a second, whether the ones before were answered or not. */
async function asked(shop: ShopServer, seconds: number): Promise<Asked> {
  const result: Asked = { times: [], failed: 0 };
  const waiting: Promise<void>[] = [];
  for (let count = 0; count < seconds * 50; count++) {
    // As a desk asks for the first page of the list.
    waiting.push(ask(shop.url + (count % 2 === 0 ? '/productos' : '/api/products/allClients?limit=12'), result));
    await new Promise((done) => setTimeout(done, 20));
  }
  await Promise.all(waiting);
  return result;
}

async function ask(url: string, result: Asked): Promise<void> {
  const from = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  result.times.push(performance.now() - from);
  if (!response.ok) result.failed += 1;
}

function figures({ times, failed }: Asked): string[] {
  const sorted = times.sort((a, b) => a - b);
  const at = (part: number) => fine(sorted[Math.floor(sorted.length * part)] ?? Number.NaN);
  return [at(0.5), at(0.99), String(failed)];
}

async function signedIn({ url }: ShopServer): Promise<Record<string, string>> {
  const credentials = { email: ADMINISTRATOR.ADMIN_EMAIL, password: ADMINISTRATOR.ADMIN_PASSWORD };
  const headers = { 'content-type': 'application/json', origin: url };
  const body = JSON.stringify(credentials);
  const response = await fetch(`${url}/api/auth/sign-in/email`, { method: 'POST', headers, body });
  const cookie = response.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
  const { token } = await (await fetch(`${url}/api/auth/token`, { headers: { cookie } })).json();
  return { authorization: `Bearer ${token}` };
}

/** Lists of another folder: `catalog.json`, and for each PDF its `.expected.json`. */
async function casesIn(folder: string): Promise<PriceListCase[]> {
  const json = async (file: string) => JSON.parse(await readFile(join(folder, file), 'utf8'));
  type Product = { nombre: string; marca: string; categoria: string; precio: number };
  const products: ShopProduct[] = (await json('catalog.json')).map((one: Product, index: number) => {
    const { nombre: name, marca: brand, categoria: category, precio } = one;
    return { id: index + 1, name, brand, category, price: Math.round(precio * 100), flavors: [] };
  });
  const files = (await readdir(folder)).filter((file) => file.endsWith('.pdf')).sort();
  return Promise.all(
    files.map(async (file) => {
      const { expected } = await json(file.replace(/\.pdf$/, '.expected.json'));
      type Answer = { marca: string; nombre: string; precio_nuevo: number };
      const prices = expected.map((one: Answer) => [`${one.marca} | ${one.nombre}`, one.precio_nuevo] as const);
      const bytes = new Uint8Array(await readFile(join(folder, file)));
      return { name: `${basename(folder)}/${file}`, bytes, products, expected: new Map(prices), doubtful: new Map() };
    }),
  );
}

function print(...lines: string[]): void {
  for (const line of lines) process.stdout.write(`${line}\n`);
}
