import { readdirSync, readFileSync } from 'node:fs';
import type { CatalogueProduct } from '#price-list/list/catalogue-product.ts';
import { parseListSource } from './list-source.ts';

const FOLDER = new URL('./', import.meta.url);
const SHOPS = new URL('other-shops/', FOLDER);

type ExpectedEntry = { nombre: string; marca: string; precio_nuevo: number };
type CatalogEntry = { nombre: string; marca: string; categoria: string; precio: number; sabores?: string[] };

/** A committed list with the products of its shop and the prices that a careful seller reads in it. */
export type PriceListCase = {
  name: string;
  /** What its pages look like: table, cards, running text…; undefined where nobody wrote it down. */
  kind?: string | undefined;
  bytes: Uint8Array<ArrayBuffer>;
  products: readonly CatalogueProduct[];
  /** 'marca | nombre' and its new price in pesos. */
  expected: ReadonlyMap<string, number>;
  /** Correct matches that are not required. */
  doubtful: ReadonlyMap<string, number>;
};

export function listFile(name: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(new URL(`${name}.pdf`, FOLDER)));
}

/** The expected matches of a list: 'marca | nombre' and its new price in pesos. */
export function expectedPrices(name: string): Map<string, number> {
  return pricesOf(answersIn(new URL(`${name}.expected.json`, FOLDER)).expected);
}

/** The products of the shop that the samples are for. */
export const listProducts = catalogIn(FOLDER);

/** All committed lists: the samples, those of `npm run lists:draw`, and those of other programs. */
export function priceListCases(): PriceListCase[] {
  const shops = readdirSync(SHOPS).sort();
  const varied = casesIn(new URL('varied/', FOLDER), listProducts);
  return [
    ...casesIn(FOLDER),
    ...casesFromSources(new URL('own/', FOLDER)),
    ...varied,
    ...shops.flatMap((shop) => casesIn(new URL(`${shop}/`, SHOPS))),
  ];
}

/** Lists that were made by somebody who does not know the reader: to fit it on, or only to measure it on. */
export function unseenCases(set: 'fitting' | 'held-out'): PriceListCase[] {
  const folder = new URL(`${set}/`, FOLDER);
  const shops = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return shops.flatMap(({ name }) => casesIn(new URL(`${name}/`, folder)));
}

/** The lists of a folder, each beside its `.expected.json`; `catalog.json` has the products of the shop. */
export function casesIn(folder: URL, products = catalogIn(folder)): PriceListCase[] {
  return readdirSync(folder)
    .filter((file) => /\.(?:pdf|xlsx|csv|txt)$/.test(file))
    .sort()
    .map((file) => {
      const name = file.slice(0, file.lastIndexOf('.'));
      const { kind, expected, doubtful = [] } = answersIn(new URL(`${name}.expected.json`, folder));
      const bytes = new Uint8Array(readFileSync(new URL(file, folder)));
      return { name, kind, bytes, products, expected: pricesOf(expected), doubtful: pricesOf(doubtful) };
    });
}

function answersIn(file: URL): { kind?: string; expected: ExpectedEntry[]; doubtful?: ExpectedEntry[] } {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function pricesOf(entries: readonly ExpectedEntry[]): Map<string, number> {
  return new Map(entries.map((one) => [`${one.marca} | ${one.nombre}`, one.precio_nuevo]));
}

function catalogIn(folder: URL): CatalogueProduct[] {
  const products: CatalogEntry[] = JSON.parse(readFileSync(new URL('catalog.json', folder), 'utf8'));
  return products.map(({ nombre: name, marca: brand, categoria: category, precio, sabores }, index) => {
    return { id: index + 1, name, brand, category, price: Math.round(precio * 100), flavors: sabores ?? [] };
  });
}

function casesFromSources(folder: URL): PriceListCase[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.pdf'));
  return files.sort().map((file) => {
    const name = file.slice(0, -'.pdf'.length);
    const { meta, items } = parseListSource(readFileSync(new URL(`${name}.txt`, folder), 'utf8'));
    const products = parseProducts(readFileSync(new URL(meta.get('catalog') ?? 'catalog.txt', folder), 'utf8'));
    const expected = new Map<string, number>();
    const doubtful = new Map<string, number>();
    const means = items.flatMap((item) => (item.kind === 'row' ? item.expected : []));
    for (const { brand, name: product, price, doubtful: isDoubtful } of means) {
      if (price === undefined) continue;
      const key = `${brand} | ${product}`;
      if (!products.some((one) => `${one.brand} | ${one.name}` === key)) throw new Error(`${name}: no product ${key}`);
      const prices = isDoubtful ? doubtful : expected;
      if ((prices.get(key) ?? price) !== price) throw new Error(`${name}: two prices for ${key}`);
      prices.set(key, price);
    }
    return { name, bytes: new Uint8Array(readFileSync(new URL(file, folder))), products, expected, doubtful };
  });
}

/** `## brand`, then `name | category | flavor, flavor`. */
function parseProducts(text: string): CatalogueProduct[] {
  let brand = '';
  const products: CatalogueProduct[] = [];
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
