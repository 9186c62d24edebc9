import { sql } from 'kysely';
import type { Product } from '#domain/catalogue/product-fields.ts';
import { plainProductKey, productKey } from '#domain/catalogue/slug.ts';
import type { Database } from '../engine/database.ts';
import { createQueryCache } from '../query/compiled-query-cache.ts';
import { computedText } from '../query/computed-parameter.ts';
import { listProducts, type ProductListQuery, readProductPage } from './product-list.ts';
import { type ProductRow, selectProducts, toProduct } from './product-row.ts';

type Reader = Pick<Database, 'query'>;

/**
 * The active products, or those that match a search, most in stock first; the id of a category as text finds its
 * products (A20).
 */
export async function listAllProducts(
  database: Reader & Pick<Database, 'catalogueVersion'>,
  { search = '', limit }: Pick<ProductListQuery, 'search' | 'limit'> = {},
): Promise<Product[]> {
  const categoryId = /^\s*[1-9]\d{0,8}\s*$/.test(search) ? Number(search) : undefined;
  if (categoryId !== undefined && (await isCategory(database, categoryId))) {
    const scope = { kind: 'categories', ids: [categoryId] } as const;
    return (await readProductPage(database.query, { scope, limit })).products;
  }
  return (await listProducts(database, { search, limit })).products;
}

async function isCategory({ query }: Reader, id: number): Promise<boolean> {
  return (await query.selectFrom('categories').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/**
 * The active product of a decoded path segment: by its key, else without accents (A1), else by a former name. Of several,
 * one in stock is preferred, then the lowest id.
 */
export async function findProductByKey({ query }: Reader, name: string): Promise<Product | undefined> {
  const row = (await findActiveByKey(query, name)) ?? (await findByFormerName(query, name));
  return row && toProduct(row);
}

/** Placeholders in the compiled query. */
const PLAIN_KEY = ':plainKey';
const KEY = ':key';
const runCached = createQueryCache<ProductRow>();

async function findActiveByKey(query: Database['query'], name: string): Promise<ProductRow | undefined> {
  const build = () =>
    selectProducts(query)
      .where('products.plain_key', '=', computedText(PLAIN_KEY))
      .where('products.deactivated_at', 'is', null)
      .orderBy((eb) => eb.case().when('products.key', '=', KEY).then(0).else(1).end())
      .orderBy((eb) => eb.case().when('products.amount', '>', eb.lit(0)).then(0).else(1).end())
      .orderBy('products.id')
      .limit(sql.lit(1));
  const parameters = new Map([
    [PLAIN_KEY, plainProductKey(name)],
    [KEY, productKey(name)],
  ]);
  const [row] = await runCached(query, { key: '', build, parameters });
  return row;
}

async function findByFormerName(query: Database['query'], name: string) {
  return selectProducts(query)
    .innerJoin('product_addresses', 'product_addresses.product_id', 'products.id')
    .where('product_addresses.plain_key', '=', plainProductKey(name))
    .where('products.deactivated_at', 'is', null)
    .orderBy((eb) => eb.case().when('product_addresses.key', '=', productKey(name)).then(0).else(1).end())
    .orderBy('products.id')
    .limit(1)
    .executeTakeFirst();
}

/** Deactivated products too. */
export async function findProductById({ query }: Reader, id: number): Promise<Product | undefined> {
  const row = await selectProducts(query).where('products.id', '=', id).executeTakeFirst();
  return row && toProduct(row);
}

/** Deactivated products too. */
export async function hasProducts({ query }: Reader): Promise<boolean> {
  return (await query.selectFrom('products').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** The active products among these, in this order. */
export async function listProductsByIds({ query }: Reader, ids: readonly number[]): Promise<Product[]> {
  if (ids.length === 0) return [];
  const rows = await selectProducts(query)
    .where('products.id', 'in', ids)
    .where('products.deactivated_at', 'is', null)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).map(toProduct);
}
