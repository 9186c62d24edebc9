import type { Kysely } from 'kysely';
import type { Product } from '#domain/catalogue/product-fields.ts';
import type { Database } from '../engine/database.ts';
import { readProductPage } from '../products/product-list.ts';
import { productsByIds } from '../products/product-row.ts';
import type { Tables } from '../schema/tables.ts';
import { listBestSold } from './best-sold.ts';

const NEWEST_COUNT = 10;
/** Whole rows of two and of four columns. */
const GRID_COUNT = 4;

type HomeProducts = { newest: Product[]; offers: Product[]; bestSold: Product[] };

/** The active products of the home page (A19); equal ones in the order of the lists. `now` in epoch milliseconds. */
export async function listHomeProducts({ query }: Pick<Database, 'query'>, now: number): Promise<HomeProducts> {
  const [newest, offers, bestSold] = await Promise.all([
    listNewest(query),
    readProductPage(query, {
      scope: { kind: 'discounted' },
      order: 'descuento-desc',
      inStock: true,
      limit: GRID_COUNT,
    }),
    listBestSold({ query }, now, GRID_COUNT),
  ]);
  return { newest, offers: offers.products, bestSold: await productsByIds(query, bestSold) };
}

/** Those in stock first. */
async function listNewest(query: Kysely<Tables>): Promise<Product[]> {
  const newest = { scope: { kind: 'all' }, order: 'fecha-desc' } as const;
  const { products } = await readProductPage(query, { ...newest, inStock: true, limit: NEWEST_COUNT });
  const missing = NEWEST_COUNT - products.length;
  if (missing === 0) return products;
  const soldOut = await readProductPage(query, { ...newest, inStock: false, limit: missing });
  return [...products, ...soldOut.products];
}
