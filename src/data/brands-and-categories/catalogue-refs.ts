import type { Transaction } from 'kysely';
import { nameSortKey } from '#domain/text/name-sort-key.ts';
import type { DatabaseKind } from '../engine/database.ts';
import type { CatalogueRefs } from '../products/product-values.ts';
import type { Tables } from '../schema/tables.ts';

type CatalogueIds = { brandId?: number | undefined; categoryId?: number | undefined };

/** Reads all brands and categories once; the returned function finds those of a product, undefined for unknown ids. */
export async function readCatalogueRefs(
  transaction: Transaction<Tables>,
): Promise<(ids: CatalogueIds) => CatalogueRefs | undefined> {
  const { brands, categories } = await readRows(transaction);
  return ({ brandId, categoryId }) => {
    const brand = pickRow(brands, brandId);
    const category = pickRow(categories, categoryId);
    return brand && category && { brand, category };
  };
}

type CatalogueNames = { brand: string | null; category: string | null };

/** Like `readCatalogueRefs`, but by names, whatever their case and accents; the defaults stand in for unknown names. */
export async function readNamedRefs(
  transaction: Transaction<Tables>,
): Promise<(names: CatalogueNames) => { refs: CatalogueRefs; isBrandKnown: boolean } | undefined> {
  const { brands, categories } = await readRows(transaction);
  const brandByName = new Map(brands.map((row) => [nameSortKey(row.name), row]));
  const categoryByName = new Map(categories.map((row) => [nameSortKey(row.name), row]));
  return (names) => {
    const named = brandByName.get(nameSortKey(names.brand ?? ''));
    const brand = named ?? pickRow(brands, undefined);
    const category = categoryByName.get(nameSortKey(names.category ?? '')) ?? pickRow(categories, undefined);
    return brand && category && { refs: { brand, category }, isBrandKnown: named !== undefined };
  };
}

async function readRows(transaction: Transaction<Tables>) {
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
  return { brands, categories };
}

/**
 * Keeps the brand and category of a product from being renamed until the commit, and returns them with their names. A
 * product that keeps its own needs no lock: who renames them waits for the product. `before` is that product, read after it
 * was locked: its names may be newer than those of `refs`.
 */
export async function lockCatalogueRefs(
  transaction: Transaction<Tables>,
  { kind, refs, before }: { kind: DatabaseKind; refs: CatalogueRefs; before?: OwnRefs },
): Promise<CatalogueRefs> {
  if (kind === 'sqlite') return refs;
  const nameOf = async (table: 'brands' | 'categories', { id, name }: { id: number; name: string }) => {
    const row = transaction.selectFrom(table).select('name').where('id', '=', id).forShare();
    return (await row.executeTakeFirst())?.name ?? name;
  };
  const { brand, category } = refs;
  return {
    brand:
      brand.id === before?.brandId
        ? { ...brand, name: before.brand }
        : { ...brand, name: await nameOf('brands', brand) },
    category:
      category.id === before?.categoryId
        ? { ...category, name: before.category }
        : { ...category, name: await nameOf('categories', category) },
  };
}

type OwnRefs = { brandId: number; categoryId: number; brand: string; category: string };

type RefRow = { id: number; deactivated_at: number | null };

/** Without an id the default: row 1, or the first active one when row 1 was deleted (A26). */
function pickRow<Row extends RefRow>(rows: readonly Row[], id: number | undefined): Row | undefined {
  if (id !== undefined) return rows.find((row) => row.id === id);
  return rows.find((row) => row.id === 1) ?? rows.find((row) => row.deactivated_at === null);
}
