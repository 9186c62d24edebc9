import type { ActiveFilter } from '#domain/catalogue/active-filter.ts';
import type { Product } from '#domain/catalogue/product-fields.ts';
import { plainProductKey } from '#domain/catalogue/slug.ts';
import { quickSearchWords } from '#domain/search/quick-search.ts';
import type { Database } from '../engine/database.ts';
import { containsText, containsWords } from '../query/contains-text.ts';
import { whereActive } from '../query/where-active.ts';
import { type ProductOrder, productOrderBy } from './admin-product-order.ts';
import { allProductsByIds } from './product-row.ts';

type Reader = Pick<Database, 'query'>;

type AdminProductsQuery = {
  /** Part of the name. */
  name?: string | undefined;
  active?: ActiveFilter;
  /** Words that are anywhere in name, brand, category or date of modification. */
  text?: string | undefined;
  order?: ProductOrder | undefined;
  /** Starts at 1. */
  page?: number;
  pageSize?: number;
};

/** `totalRecords` also counts what the text leaves out; absent without a text. */
type AdminProducts = { products: Product[]; totalResults: number; totalRecords?: number };

const BY_NAME: ProductOrder = { by: 'name', desc: false };

/** A page of the products that match, by default by name. */
export async function listAdminProducts(
  database: Reader,
  { name = '', active = 'T', text = '', order = BY_NAME, page = 1, pageSize = 10 }: AdminProductsQuery = {},
): Promise<AdminProducts> {
  const { query } = database;
  const searched = plainProductKey(name);
  const words = quickSearchWords(text);
  const filtered = query
    .selectFrom('products')
    .where(whereActive(active))
    .$if(searched !== '', (qb) => qb.where(containsText('plain_key', searched)));
  const matching = filtered.where(containsWords(words, { query, text: 'search_text', date: 'modified_at' }));
  const count = async (rows: typeof filtered) =>
    (await rows.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()).total;

  // Sorts only ids; the other columns are read for the page alone.
  const ids = await matching
    .select('products.id')
    .orderBy(await productOrderBy(database, order))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const products = await allProductsByIds(
    query,
    ids.map(({ id }) => id),
  );
  const totalResults = await count(matching);
  return { products, totalResults, ...(words.length > 0 && { totalRecords: await count(filtered) }) };
}

export type ProductPrices = Pick<
  Product,
  'id' | 'name' | 'brand' | 'price' | 'priceUsd' | 'discount' | 'finalPrice' | 'cost' | 'category' | 'categoryType'
> & {
  pricedAt: number;
  /** The names of those in whose confirmed lists it was. */
  suppliers: string[];
};

/** By name. */
export async function listProductPrices(
  { query }: Reader,
  { active = 'T' }: { active?: ActiveFilter } = {},
): Promise<ProductPrices[]> {
  const suppliers = await listSupplierNames(query);
  const rows = await query
    .selectFrom('products')
    .innerJoin('brands', 'brands.id', 'products.brand_id')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .innerJoin('category_types', 'category_types.id', 'products.category_type_id')
    .select(['products.id', 'products.name', 'brands.name as brand', 'products.price', 'products.discount'])
    .select([
      'products.price_usd as priceUsd',
      'products.final_price as finalPrice',
      'products.cost',
      'products.priced_at as pricedAt',
    ])
    .select(['categories.name as category', 'category_types.name as categoryType'])
    .where(whereActive(active, 'products.deactivated_at'))
    .orderBy('products.name_sort')
    .orderBy('products.id')
    .execute();
  return rows.map((row) => ({ ...row, suppliers: suppliers.get(row.id) ?? [] }));
}

/** The suppliers in whose confirmed lists products were, by the ids of these. */
export async function listSupplierNames(query: Database['query']): Promise<Map<number, string[]>> {
  const pairs = await query
    .selectFrom('remembered_pairs')
    .innerJoin('suppliers', 'suppliers.id', 'remembered_pairs.supplier_id')
    .select(['remembered_pairs.product_id as productId', 'suppliers.name'])
    .distinct()
    .execute();
  const byProduct = Map.groupBy(pairs, ({ productId }) => productId);
  return new Map([...byProduct].map(([id, of]) => [id, of.map(({ name }) => name)]));
}
