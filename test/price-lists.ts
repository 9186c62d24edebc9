import { readdirSync, readFileSync } from 'node:fs';
import { insertBrand } from '#data/brands.ts';
import type { Database } from '#data/database.ts';
import type { ShopProduct } from '#domain/price-list/shop-product.ts';
import { shelf } from './api.ts';
import { readSource } from './list-source.ts';

const FOLDER = new URL('price-lists/', import.meta.url);

type Expected = { nombre: string; marca: string; precio_nuevo: number };
type Product = { nombre: string; marca: string; categoria: string; precio: number };

/** A committed list with the products of its shop, and what a careful seller reads in it. */
export type PriceListCase = {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  products: readonly ShopProduct[];
  /** 'marca | nombre' and its new price in pesos. */
  expected: ReadonlyMap<string, number>;
  /** Pairs that are right but cannot be asked for. */
  doubtful: ReadonlyMap<string, number>;
};

/** The names of the lists with an answer beside them. */
const listNames = namesIn(FOLDER);

export function listFile(name: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(new URL(`${name}.pdf`, FOLDER)));
}

/** What a careful seller reads in a list: 'marca | nombre' and its new price in pesos. */
export function expectedPrices(name: string): Map<string, number> {
  const { expected } = JSON.parse(readFileSync(new URL(`${name}.expected.json`, FOLDER), 'utf8'));
  return new Map(expected.map((one: Expected) => [`${one.marca} | ${one.nombre}`, one.precio_nuevo]));
}

/** The products of the shop that the lists are for. */
export const listProducts: ShopProduct[] = JSON.parse(readFileSync(new URL('catalog.json', FOLDER), 'utf8')).map(
  (one: Product, index: number) => ({
    id: index + 1,
    name: one.nombre,
    brand: one.marca,
    category: one.categoria,
    price: one.precio * 100,
    flavors: [],
  }),
);

/** All committed lists: the samples, and those drawn from sources by `npm run lists:draw`. */
export function priceListCases(): PriceListCase[] {
  const samples = listNames.map((name) => ({
    name,
    bytes: listFile(name),
    products: listProducts,
    expected: expectedPrices(name),
    doubtful: new Map(),
  }));
  return [...samples, ...drawnCases(new URL('own/', FOLDER))];
}

function drawnCases(folder: URL): PriceListCase[] {
  return namesIn(folder).map((name) => {
    const { meta, items } = readSource(readFileSync(new URL(`${name}.txt`, folder), 'utf8'));
    const products = productsOf(readFileSync(new URL(meta.get('catalog') ?? 'catalog.txt', folder), 'utf8'));
    const expected = new Map<string, number>();
    const doubtful = new Map<string, number>();
    const means = items.flatMap((item) => (item.kind === 'row' ? item.means : []));
    for (const { brand, name: product, price, doubtful: unsure } of means) {
      if (price === undefined) continue;
      const key = `${brand} | ${product}`;
      if (!products.some((one) => `${one.brand} | ${one.name}` === key)) throw new Error(`${name}: no product ${key}`);
      const told = unsure ? doubtful : expected;
      if ((told.get(key) ?? price) !== price) throw new Error(`${name}: two prices for ${key}`);
      told.set(key, price);
    }
    return { name, bytes: new Uint8Array(readFileSync(new URL(`${name}.pdf`, folder))), products, expected, doubtful };
  });
}

/** `## brand`, then `name | category | flavor, flavor`. */
function productsOf(text: string): ShopProduct[] {
  let brand = '';
  const products: ShopProduct[] = [];
  for (const line of text.split('\n').filter(Boolean)) {
    if (line.startsWith('## ')) brand = line.slice(3);
    else {
      const [name = '', category = '', flavors = ''] = line.split('|').map((part) => part.trim());
      const listed = flavors.split(',').map((flavor) => flavor.trim());
      products.push({ id: products.length + 1, name, brand, category, price: 100, flavors: listed.filter(Boolean) });
    }
  }
  return products;
}

function namesIn(folder: URL): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.pdf'))
    .map((file) => file.replace(/\.pdf$/, ''))
    .sort();
}

/** Puts the products of the samples into a shop. */
export async function stockListProducts(database: Database): Promise<void> {
  const put = shelf(database);
  const brandIds = new Map<string, number>();
  for (const { name, brand, price } of listProducts) {
    if (!brandIds.has(brand)) {
      const link = `marca-${brandIds.size}`;
      const done = await insertBrand(database, { name: brand, link, image: '' });
      if (!done.ok) throw new Error(`«${brand}» was refused`);
      brandIds.set(brand, done.id);
    }
    await put({ name, price, brandId: brandIds.get(brand) ?? 1 });
  }
}
