import { type Kysely, sql } from 'kysely';
import type { FilterAxis } from '#domain/facets/product-filters.ts';
import type { Tables } from '../../schema/tables.ts';
import { flavorsAsJson, isAnyOf } from '../product-row.ts';

/** What the index reads of a product. */
export type IndexedRow = Awaited<ReturnType<typeof readBatch>>[number];

/** A product that was written; without `row` it is gone. */
export type ChangedProduct = { id: number; row: IndexedRow | undefined };

/** Links and names of brands and categories by their ids. */
export type LinkNames = Record<Exclude<FilterAxis, 'flavor'>, ReadonlyMap<number, { link: string; name: string }>>;

/** Between batches other requests are served. */
export const BATCH_SIZE = 2000;

export async function readLinkNames(query: Kysely<Tables>): Promise<LinkNames> {
  const brands = query.selectFrom('brands').select([sql<string>`'brand'`.as('axis'), 'id', 'link', 'name']);
  const categories = query.selectFrom('categories').select([sql<string>`'category'`.as('axis'), 'id', 'link', 'name']);
  const rows = await brands.unionAll(categories).execute();
  const byId = (axis: FilterAxis) => new Map(rows.filter((row) => row.axis === axis).map((row) => [row.id, row]));
  return { brand: byId('brand'), category: byId('category') };
}

/** The next products by rising id. */
export function readBatch(query: Kysely<Tables>, afterId: number) {
  return selectIndexed(query).where('id', '>', afterId).orderBy('id').limit(BATCH_SIZE).execute();
}

/** The products that changed after a version of the catalogue, by rising id; undefined when they are too many. */
export async function readChanges(query: Kysely<Tables>, version: number): Promise<ChangedProduct[] | undefined> {
  const changes = await query
    .selectFrom('product_changes')
    .select('product_id as id')
    .where('version', '>', version)
    .limit(BATCH_SIZE + 1)
    .execute();
  if (changes.length > BATCH_SIZE) return undefined;
  const ids = changes.map(({ id }) => id).toSorted((a, b) => a - b);
  const rows = ids.length > 0 ? await selectIndexed(query).where(isAnyOf(query, ids)).execute() : [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => ({ id, row: byId.get(id) }));
}

function selectIndexed(query: Kysely<Tables>) {
  return query
    .selectFrom('products')
    .select([
      'id',
      'search_text as text',
      'amount',
      'final_price as finalPrice',
      'name_sort as nameSort',
      'discount',
      'brand_id as brandId',
      'category_id as categoryId',
      'category_type_id as categoryTypeId',
      'created_at as createdAt',
      'deactivated_at as deactivatedAt',
      flavorsAsJson(query).as('flavors'),
    ]);
}
