import { readdirSync, readFileSync } from 'node:fs';
import { insertBrand } from '#data/brands.ts';
import type { Database } from '#data/database.ts';
import type { ShopProduct } from '#domain/price-list/match-list.ts';
import { shelf } from './api.ts';

const FOLDER = new URL('price-lists/', import.meta.url);

type Expected = { nombre: string; marca: string; precio_nuevo: number };

/** The names of the committed lists. */
export const listNames = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.pdf'))
  .map((file) => file.replace(/\.pdf$/, ''));

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
  (one: { nombre: string; marca: string; categoria: string; precio: number }, index: number) => ({
    id: index + 1,
    name: one.nombre,
    brand: one.marca,
    category: one.categoria,
    price: one.precio * 100,
    flavors: [],
  }),
);

/** Puts them into a shop. */
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
