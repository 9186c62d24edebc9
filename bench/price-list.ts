import { readdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { readPriceList } from '#adapters/price-list/reader.ts';
import type { ShopProduct } from '#domain/price-list/shop-product.ts';
import { onePage, ROW } from '../test/hostile-pdfs/pdf.ts';
import { type PriceListCase, priceListCases } from '../test/price-lists.ts';
import { largeList } from './large-list.ts';
import { memoryOf } from './list-memory.ts';
import { shopDuringPreviews } from './shop-during-previews.ts';
import { table, whole } from './table.ts';

// npm run bench:pdf [-- --samples ../shared/pdf-samples]
const { values } = parseArgs({ options: { samples: { type: 'string' } } });

print(`price lists; ${availableParallelism()} cores`, '');
const cases = [...priceListCases(), ...(values.samples === undefined ? [] : await casesIn(values.samples))];
await readPriceList(taskOf(cases[0]));
const rows: string[][] = [];
for (const list of cases) rows.push(await measured(list));
const head = ['expected', 'right', 'wrong', 'precision', 'recall', 'ms', 'MB'];
print(table([['list', ...head], ...rows]), '');
const large = largeList({ rows: 1000, products: 5000 });
print(table([['large', ...head], await measured(large)]), '');
const alone = await memoryOf({ bytes: onePage(ROW), products: [], remembered: new Map() });
print(`MB: the most that a process has that reads this list alone; for one row it has ${whole(alone)}`, '');
print(...(await shopDuringPreviews(large)).flatMap((part) => [part, '']));

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
  const memory = await memoryOf({ bytes, products: [...products], remembered: new Map() });
  return [name, String(expected.size), String(right), String(wrong), ...shares, whole(took), whole(memory)];
}

function taskOf(list: PriceListCase | undefined) {
  return {
    bytes: list?.bytes.slice() ?? new Uint8Array(),
    products: [...(list?.products ?? [])],
    remembered: new Map(),
  };
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
