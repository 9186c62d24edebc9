import { type Kysely, PostgresAdapter, type SqlBool, sql } from 'kysely';
import type { Flavor } from '#domain/catalogue/product.ts';
import type { ProductImage } from '#domain/catalogue/product-image.ts';
import type { Centavos } from '#domain/money/money.ts';
import type { Tables } from '../engine/schema.ts';

/** Building the selection takes longer than reading a row, and builders never change: one for each connection. */
const kept = new WeakMap<Kysely<Tables>, ReturnType<typeof buildSelection>>();

/** Products with everything in one statement. */
export function selectProducts(query: Kysely<Tables>): ReturnType<typeof buildSelection> {
  const known = kept.get(query) ?? buildSelection(query);
  kept.set(query, known);
  return known;
}

/**
 * Names and flavors are subqueries, not joins, so that the planner keeps to the index of the list's order whatever it guesses about the other tables.
 */
function buildSelection(query: Kysely<Tables>) {
  return query
    .selectFrom('products')
    .select((eb) => [
      'products.id',
      'products.name',
      'products.price',
      'products.final_price as finalPrice',
      'products.price_usd as priceUsd',
      'products.discount',
      'products.amount',
      'products.images',
      'products.description',
      'products.brand_id as brandId',
      'products.category_id as categoryId',
      'products.created_at as createdAt',
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

/** Json text on both databases; with the order inside the aggregate, where alone it is promised to hold. */
function flavorsAsJson(query: Kysely<Tables>) {
  const json =
    query.getExecutor().adapter instanceof PostgresAdapter
      ? sql`coalesce(json_agg(json_build_object('name', name, 'quantity', quantity) order by position), '[]')::text`
      : sql`json_group_array(json_object('name', name, 'quantity', quantity) order by position)`;
  return sql<string>`(select ${json} from flavors where product_id = products.id)`;
}

/** The active products with these ids, in the order of the ids. */
export async function productsByIds(query: Kysely<Tables>, ids: readonly number[]): Promise<Product[]> {
  if (ids.length === 0) return [];
  const rows = await selectProducts(query)
    .where(isAnyOf(query, ids))
    .where('products.deactivated_at', 'is', null)
    .execute();
  const found = new Map(rows.map((row) => [row.id, toProduct(row)]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** One parameter and one statement, however many ids there are. */
function isAnyOf(query: Kysely<Tables>, ids: readonly number[]) {
  return query.getExecutor().adapter instanceof PostgresAdapter
    ? sql<SqlBool>`products.id = any(${ids})`
    : sql<SqlBool>`products.id in (select value from json_each(${JSON.stringify(ids)}))`;
}

export type ProductRow = Awaited<ReturnType<ReturnType<typeof selectProducts>['execute']>>[number];

export function toProduct(row: ProductRow): Product {
  return {
    ...row,
    images: JSON.parse(row.images),
    flavors: JSON.parse(row.flavors),
    // The references make sure that all three are there.
    brand: row.brand ?? '',
    category: row.category ?? '',
    categoryType: row.categoryType ?? '',
  };
}
