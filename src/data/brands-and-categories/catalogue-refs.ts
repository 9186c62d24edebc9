import type { Transaction } from 'kysely';
import type { Tables } from '../engine/schema.ts';
import type { Belonging } from '../products/product-values.ts';

type Wanted = { brandId?: number | undefined; categoryId?: number | undefined };

/** Finds brands and categories of products in one go; undefined for ids that are not there. */
export async function readBelongings(
  transaction: Transaction<Tables>,
): Promise<(wanted: Wanted) => Belonging | undefined> {
  const brands = await transaction
    .selectFrom('brands')
    .select(['id', 'name', 'deactivated_at'])
    .orderBy('id')
    .execute();
  const categories = await transaction
    .selectFrom('categories')
    .select(['id', 'name', 'category_type_id as typeId', 'deactivated_at'])
    .orderBy('id')
    .execute();
  return ({ brandId, categoryId }) => {
    const brand = pick(brands, brandId);
    const category = pick(categories, categoryId);
    return brand && category && { brand, category };
  };
}

type Pickable = { id: number; deactivated_at: number | null };

/** Brand and category 1 are the defaults; if they are gone, the first active one (A26). */
function pick<Row extends Pickable>(rows: readonly Row[], id: number | undefined): Row | undefined {
  if (id !== undefined) return rows.find((row) => row.id === id);
  return rows.find((row) => row.id === 1) ?? rows.find((row) => row.deactivated_at === null);
}
