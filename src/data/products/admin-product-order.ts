import { type RawBuilder, sql } from 'kysely';
import type { ProductColumn, SortOrder } from '#domain/listing/sort-order.ts';
import type { Database } from '../engine/database.ts';
import { sortByName } from '../query/sort-by-name.ts';

export type ProductOrder = SortOrder<ProductColumn>;

const COLUMNS = {
  name: 'products.name_sort',
  price: 'products.price',
  discount: 'products.discount',
  amount: 'products.amount',
  modified: 'products.modified_at',
} as const satisfies Partial<Record<ProductColumn, string>>;

const REFERENCES = {
  brand: { table: 'brands', column: 'products.brand_id' },
  category: { table: 'categories', column: 'products.category_id' },
} as const satisfies Partial<Record<ProductColumn, object>>;

/** What to order products by; equal ones are in the order of their names. */
export async function productOrderBy(
  { query }: Pick<Database, 'query'>,
  { by, desc }: ProductOrder,
): Promise<RawBuilder<unknown>> {
  const direction = desc ? sql`desc` : sql`asc`;
  const key = by === 'brand' || by === 'category' ? await nameRank({ query }, by) : sql.ref(COLUMNS[by]);
  return sql`${key} ${direction}, products.name_sort, products.id`;
}

/** Ranked here, because the collations of databases differ between machines. */
async function nameRank({ query }: Pick<Database, 'query'>, by: keyof typeof REFERENCES): Promise<RawBuilder<unknown>> {
  const { table, column } = REFERENCES[by];
  const named = sortByName(await query.selectFrom(table).select(['id', 'name']).execute());
  const ranks = named.map(({ id }, rank) => sql`when ${sql.lit(id)} then ${sql.lit(rank)}`);
  return sql`case ${sql.ref(column)} ${sql.join(ranks, sql` `)} end`;
}
