import { type ExpressionBuilder, type ExpressionWrapper, type Kysely, type SqlBool, sql } from 'kysely';
import type { ListOrder } from '#domain/catalogue/list-order.ts';
import type { Product } from '#domain/catalogue/product-fields.ts';
import { slug } from '#domain/catalogue/slug.ts';
import { countFilters } from '#domain/facets/count-filters.ts';
import { NO_FILTERS, type ProductFilters } from '#domain/facets/product-filters.ts';
import { searchTerms } from '#domain/search/search-words.ts';
import { spelledAs } from '#domain/search/spelled-as.ts';
import type { Database } from '../engine/database.ts';
import { createQueryCache } from '../query/compiled-query-cache.ts';
import { computedNumber } from '../query/computed-parameter.ts';
import type { Tables } from '../schema/tables.ts';
import { type ProductRow, productsByIds, selectProducts, toProduct } from './product-row.ts';
import {
  type ListPath,
  lookUpScope,
  type ProductScope,
  scopeCondition,
  scopeIds,
  withScopeIds,
} from './product-scope.ts';
import { countFacets, type ProductFacets, searchProductIds } from './product-search.ts';

export type ProductPage = {
  products: Product[];
  hasMore: boolean;
  /** The words that were searched for instead of mistyped ones, as these products spell them. */
  searchedFor?: string;
  /** Suggestions for a search without results. */
  nearest?: Product[];
  /** Where they were asked for. */
  facets?: ProductFacets;
};

export type ProductListQuery = ListPath & {
  search?: string | undefined;
  filters?: ProductFilters | undefined;
  /** Whether to count what the list can be narrowed down to. */
  withFacets?: boolean | undefined;
  order?: ListOrder | undefined;
  /** The cursor: the last product of the previous page. An unknown one gives an empty page. */
  afterId?: number | undefined;
  /** All that follow when missing. */
  limit?: number | undefined;
};

/** A page of the active products of a list (A15, A16, A18). */
export async function listProducts(
  database: Pick<Database, 'query' | 'catalogueVersion'>,
  request: ProductListQuery,
): Promise<ProductPage> {
  const { query } = database;
  const lookup = lookUpScope(request);
  const scope = lookup.toScope(lookup.query ? (await lookup.query.execute(query)).rows : []);
  if (scope.kind === 'nothing') return { products: [], hasMore: false };
  const words = searchTerms(request.search ?? '');
  const { filters = NO_FILTERS } = request;
  const search = { ...request, scope, words, filters };
  const facets = request.withFacets ? { facets: await countWiderFacets(database, search) } : {};
  // Whole lists come by the indexes of the database, in which no product has to be looked at.
  if (words.length === 0 && countFilters(filters) === 0) {
    return { ...(await readProductPage(query, { ...request, scope })), ...facets };
  }
  const { ids, hasMore, searchedFor, nearest } = await searchProductIds(database, search);
  const products = await productsByIds(query, ids.length > 0 ? ids : nearest);
  if (ids.length === 0) return { products: [], hasMore, ...(products.length > 0 && { nearest: products }), ...facets };
  return {
    products,
    hasMore,
    ...(searchedFor && { searchedFor: spelledAs(searchedFor, products.map(searchedTexts)) }),
    ...facets,
  };
}

function searchedTexts({ name, brand, category, flavors }: Product): string {
  return [name, brand, category, ...flavors.map((flavor) => flavor.name)].join(' ');
}

/** Counts the choices beside the brand or category of the path as well: it is one of their axis. */
async function countWiderFacets(
  database: Pick<Database, 'query' | 'catalogueVersion'>,
  { link, subLink = '', scope, words, filters }: ListPath & Parameters<typeof countFacets>[1],
): Promise<ProductFacets> {
  if (subLink === '') return countFacets(database, { scope, words, filters });
  const lookup = lookUpScope({ link });
  const wider = lookup.toScope(lookup.query ? (await lookup.query.execute(database.query)).rows : []);
  const axis = scope.kind === 'brand' ? 'brand' : 'category';
  const withPath = { ...filters, [axis]: [...filters[axis], slug(subLink)] };
  return countFacets(database, { scope: wider, words, filters: withPath });
}

/** `inStock`: only what is in stock, or with false what is sold out. */
type PageOptions = Pick<ProductListQuery, 'order' | 'afterId' | 'limit'> & { scope: ProductScope; inStock?: boolean };

export async function readProductPage(query: Kysely<Tables>, options: PageOptions): Promise<ProductPage> {
  const rows = await runCached(query, cacheableQuery(query, options));
  const { limit = rows.length } = options;
  return { products: rows.slice(0, limit).map(toProduct), hasMore: rows.length > limit };
}

const runCached = createQueryCache<ProductRow>();

/** Placeholders in the compiled statement: numbers that no id and no limit can be. */
const AFTER_ID = -1;
const LIMIT = -2;
const FIRST_SCOPE_ID = -3;

function cacheableQuery(query: Kysely<Tables>, { scope, order = 'default', inStock, afterId, limit }: PageOptions) {
  const ids = scopeIds(scope);
  return {
    key: [scope.kind, ids.length, order, inStock, afterId !== undefined, limit !== undefined].join(),
    build: () => {
      const withPlaceholders = withScopeIds(
        scope,
        ids.map((_, index) => FIRST_SCOPE_ID - index),
      );
      const from = afterId === undefined ? {} : { afterId: AFTER_ID };
      return productPageQuery(query, {
        scope: withPlaceholders,
        order,
        ...(inStock !== undefined && { inStock }),
        ...from,
        ...(limit !== undefined && { limit: LIMIT - 1 }),
      });
    },
    parameters: new Map([
      [AFTER_ID, afterId],
      [LIMIT, (limit ?? 0) + 1],
      ...ids.map((id, index) => [FIRST_SCOPE_ID - index, id] as const),
    ]),
  };
}

const ORDER_COLUMNS = {
  default: 'products.stock_rank',
  'precio-asc': 'products.final_price',
  'precio-desc': 'products.price_rank',
  'nombre-asc': 'products.name_sort',
  'nombre-desc': 'products.name_sort',
  'descuento-desc': 'products.discount_rank',
  'fecha-desc': 'products.created_rank',
} as const;

/** Reads one row more than the page holds, to know whether there are more. */
export function productPageQuery(
  query: Kysely<Tables>,
  { scope, order = 'default', inStock, afterId, limit }: PageOptions,
) {
  return selectProducts(query)
    .where('products.deactivated_at', 'is', null)
    .where((eb) => scopeCondition(eb, scope))
    .$if(inStock !== undefined, (qb) => qb.where((eb) => eb('products.amount', inStock ? '>' : '=', eb.lit(0))))
    .$if(afterId !== undefined, (qb) => qb.where((eb) => isAfter(eb, order, afterId ?? 0)))
    .orderBy(ORDER_COLUMNS[order], order === 'nombre-desc' ? 'desc' : 'asc')
    .orderBy('products.place')
    .$if(limit !== undefined, (qb) => qb.limit(computedNumber((limit ?? 0) + 1)));
}

type ProductsBuilder = ExpressionBuilder<Tables, 'products'>;

/** Strictly after the (key, id) of the cursor's row; null for a deleted product, so that nothing follows it. */
function isAfter(eb: ProductsBuilder, order: ListOrder, id: number): ExpressionWrapper<Tables, 'products', SqlBool> {
  const key = ORDER_COLUMNS[order];
  const reached = sql`(select ${sql.ref(key.replace('products', 'reached'))} from products as reached where id = ${id})`;
  if (order !== 'nombre-desc') return eb.and([sql<SqlBool>`(${sql.ref(key)}, products.place) > (${reached}, ${id})`]);
  // Descending names with ascending ids cannot be compared as a row; the first condition is the one that uses the index.
  return eb.and([
    sql<SqlBool>`${sql.ref(key)} <= ${reached}`,
    eb.or([sql<SqlBool>`${sql.ref(key)} < ${reached}`, eb('products.place', '>', id)]),
  ]);
}
