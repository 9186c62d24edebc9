import { type Kysely, PostgresAdapter, type SqlBool, sql } from 'kysely';
import type { Product } from '#domain/catalogue/product-fields.ts';
import { selectColumns } from '../query/columns.ts';
import type { Tables } from '../schema/tables.ts';
import { productFieldColumns } from './product-values.ts';
import { isFlavorValue, isImageValue, readStoredList } from './stored-lists.ts';

/** Cached for each connection, because building the query takes longer than reading a row; builders are immutable. */
const selections = new WeakMap<Kysely<Tables>, ReturnType<typeof buildSelection>>();

/** Products with their flavors and the names of their brand and category, in one statement. */
export function selectProducts(query: Kysely<Tables>): ReturnType<typeof buildSelection> {
  const selection = selections.get(query) ?? buildSelection(query);
  selections.set(query, selection);
  return selection;
}

/** Names and flavors are subqueries instead of joins, so that the planner always uses the index of the list's order. */
function buildSelection(query: Kysely<Tables>) {
  return query
    .selectFrom('products')
    .select((eb) => [
      'products.id',
      ...selectColumns('products', productFieldColumns),
      'products.final_price as finalPrice',
      'products.created_at as createdAt',
      'products.priced_at as pricedAt',
      'products.modified_at as modifiedAt',
      'products.deactivated_at as deactivatedAt',
      'products.version',
      eb.selectFrom('brands').select('name').whereRef('brands.id', '=', 'products.brand_id').as('brand'),
      eb.selectFrom('categories').select('name').whereRef('categories.id', '=', 'products.category_id').as('category'),
      eb
        .selectFrom('category_types')
        .select('name')
        .whereRef('category_types.id', '=', 'products.category_type_id')
        .as('categoryType'),
      flavorsAsJson(query).as('flavors'),
    ]);
}

/** JSON text on both databases; only an order inside the aggregate is guaranteed. */
export function flavorsAsJson(query: Kysely<Tables>) {
  const json =
    query.getExecutor().adapter instanceof PostgresAdapter
      ? sql`coalesce(json_agg(json_build_object('name', name, 'quantity', quantity) order by position), '[]')::text`
      : sql`json_group_array(json_object('name', name, 'quantity', quantity) order by position)`;
  return sql<string>`(select ${json} from flavors where product_id = products.id)`;
}

/** A product that is known to be there, in the shop or not. */
export async function readProduct(query: Kysely<Tables>, id: number): Promise<Product> {
  return toProduct(await selectProducts(query).where('products.id', '=', id).executeTakeFirstOrThrow());
}

/** The active products with these ids, in the order of the ids. */
export async function productsByIds(query: Kysely<Tables>, ids: readonly number[]): Promise<Product[]> {
  return (await allProductsByIds(query, ids)).filter(({ deactivatedAt }) => deactivatedAt === null);
}

/** Those in the shop or not. */
export async function allProductsByIds(query: Kysely<Tables>, ids: readonly number[]): Promise<Product[]> {
  if (ids.length === 0) return [];
  const rows = await selectProducts(query).where(isAnyOf(query, ids)).execute();
  const byId = new Map(rows.map((row) => [row.id, toProduct(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Passes the ids as one parameter, so that there is only one statement. */
export function isAnyOf(query: Kysely<Tables>, ids: readonly number[]) {
  return query.getExecutor().adapter instanceof PostgresAdapter
    ? sql<SqlBool>`products.id = any(${ids})`
    : sql<SqlBool>`products.id in (select value from json_each(${JSON.stringify(ids)}))`;
}

export type ProductRow = Awaited<ReturnType<ReturnType<typeof selectProducts>['execute']>>[number];

export function toProduct(row: ProductRow): Product {
  return {
    ...row,
    images: readStoredList({ json: row.images, isItem: isImageValue, column: 'images', productId: row.id }),
    flavors: readStoredList({ json: row.flavors, isItem: isFlavorValue, column: 'flavors', productId: row.id }),
    // Foreign keys guarantee all three.
    brand: row.brand ?? '',
    category: row.category ?? '',
    categoryType: row.categoryType ?? '',
  };
}
