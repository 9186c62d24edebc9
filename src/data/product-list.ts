import {
  type ExpressionBuilder,
  type ExpressionWrapper,
  type Kysely,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import type { ListOrder } from '#domain/product-list.ts';
import type { Database } from './database.ts';
import { type Product, selectProducts, toProduct } from './product-row.ts';
import { type Fact, inScope, type ListAddress, type ProductScope, scopeQuestion } from './product-scope.ts';
import { isFound, type Search, searchQuestion } from './product-search.ts';
import type { Tables } from './schema.ts';

export type ProductPage = { products: Product[]; hasMore: boolean };

export type ListRequest = ListAddress & {
  search?: string | undefined;
  order?: ListOrder | undefined;
  /** The last product that the reader has; one that is not there gives an empty page. */
  afterId?: number | undefined;
  /** Without it everything that follows. */
  limit?: number | undefined;
};

/** A page of the active products under an address of the shop (A15, A16, A18). */
export async function listProducts({ query }: Pick<Database, 'query'>, request: ListRequest): Promise<ProductPage> {
  const ofScope = scopeQuestion(request);
  const ofSearch = searchQuestion(request);
  const facts = await answer(query, [...(ofScope.ask ? [ofScope.ask] : []), ...ofSearch.ask]);
  const scope = ofScope.resolve(facts.filter(({ what }) => what === 'brand' || what === 'category'));
  if (scope.kind === 'nothing') return { products: [], hasMore: false };

  const wanted = { ...request, scope, search: ofSearch.resolve(facts) };
  const page = await readPage(query, wanted);
  const words = wanted.search?.by === 'prefix' ? wanted.search.words : [];
  // Every word begins one somewhere, but never in the same product.
  const lost = words.length > 0 && page.products.length === 0 && request.afterId === undefined;
  return lost ? readPage(query, { ...wanted, search: { by: 'text', words } }) : page;
}

type Wanted = Pick<ListRequest, 'order' | 'afterId' | 'limit'> & { scope: ProductScope; search?: Search | undefined };

export async function readPage(query: Kysely<Tables>, wanted: Wanted): Promise<ProductPage> {
  const rows = await pageQuery(query, wanted).execute();
  const { limit = rows.length } = wanted;
  return { products: rows.slice(0, limit).map(toProduct), hasMore: rows.length > limit };
}

const KEYS = {
  default: 'products.stock_rank',
  'precio-asc': 'products.final_price',
  'precio-desc': 'products.price_rank',
  'nombre-asc': 'products.name_sort',
  'nombre-desc': 'products.name_sort',
} as const;

/** One statement, which reads one row more than the page holds. */
export function pageQuery(query: Kysely<Tables>, wanted: Wanted) {
  const { search, order = 'default' } = wanted;
  const products = selectProducts(query)
    .orderBy(KEYS[order], order === 'nombre-desc' ? 'desc' : 'asc')
    .orderBy('products.place');
  if (!search) return onPage(products, wanted);
  // What a search finds may have to be sorted: ids alone, before names and flavors are read for the page.
  const found = query
    .selectFrom('products')
    .select('products.id')
    .where((eb) => isFound(eb, search));
  const ids = found.orderBy(KEYS[order], order === 'nombre-desc' ? 'desc' : 'asc').orderBy('products.place');
  return products.where('products.id', 'in', onPage(ids, wanted));
}

function onPage<Row>(
  products: SelectQueryBuilder<Tables, 'products', Row>,
  { scope, order = 'default', afterId, limit }: Wanted,
): SelectQueryBuilder<Tables, 'products', Row> {
  return products
    .where('products.deactivated_at', 'is', null)
    .where((eb) => inScope(eb, scope))
    .$if(afterId !== undefined, (qb) => qb.where((eb) => isAfter(eb, order, afterId ?? 0)))
    .$if(limit !== undefined, (qb) => qb.limit((limit ?? 0) + 1));
}

type Products = ExpressionBuilder<Tables, 'products'>;

/** Strictly after the pair (key, id) of the cursor's row; unknown to a product that is not there, so nothing follows it. */
function isAfter(eb: Products, order: ListOrder, id: number): ExpressionWrapper<Tables, 'products', SqlBool> {
  const key = KEYS[order];
  const reached = sql`(select ${sql.ref(key.replace('products', 'reached'))} from products as reached where id = ${id})`;
  if (order !== 'nombre-desc') return eb.and([sql<SqlBool>`(${sql.ref(key)}, products.place) > (${reached}, ${id})`]);
  // Falling names beside rising ids are no pair that compares; the first condition alone finds the place in the index.
  return eb.and([
    sql<SqlBool>`${sql.ref(key)} <= ${reached}`,
    eb.or([sql<SqlBool>`${sql.ref(key)} < ${reached}`, eb('products.place', '>', id)]),
  ]);
}

async function answer(query: Kysely<Tables>, questions: ReturnType<typeof sql<Fact>>[]): Promise<Fact[]> {
  if (questions.length === 0) return [];
  return (await sql<Fact>`${sql.join(questions, sql` union all `)}`.execute(query)).rows;
}
