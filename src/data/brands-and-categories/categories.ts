import { categoryAdded, categoryChanged, categorySwitched } from '#domain/audit/catalogue-entries.ts';
import type { Category, CategoryInput } from '#domain/catalogue/category-fields.ts';
import { applyChanges } from '#domain/fields/apply-changes.ts';
import type { Changes } from '#domain/fields/field.ts';
import type { Database } from '../engine/database.ts';
import type { Refusal } from '../engine/refusal.ts';
import { writeCatalogue } from '../engine/transactions/catalogue-transaction.ts';
import { raiseRowVersion } from '../engine/transactions/row-version.ts';
import { hasStatus, setDeactivated, type WantedStatus } from '../query/set-deactivated.ts';
import { sortByName } from '../query/sort-by-name.ts';
import { linkSegment } from './link-segment.ts';
import { reindexProducts } from './reindex-products.ts';

/** Type 1 is Suplementos, 2 Accesorios, 3 Combos. */
export type CategoryType = { id: number; name: string };

type Reader = Pick<Database, 'query'>;

const selectCategories = ({ query }: Reader) =>
  query
    .selectFrom('categories')
    .innerJoin('category_types', 'category_types.id', 'categories.category_type_id')
    .select([
      'categories.id',
      'categories.name',
      'categories.link',
      'categories.category_type_id as categoryTypeId',
      'category_types.name as categoryType',
      'categories.deactivated_at as deactivatedAt',
      'categories.version',
    ]);

export async function listCategories(database: Reader): Promise<Category[]> {
  return sortByName(await selectCategories(database).execute());
}

/**
 * The active categories of the type Suplementos for menus, by name. Category 1, that of products without a category, only
 * while an active product has it.
 */
export async function listMenuCategories(database: Reader): Promise<Category[]> {
  const categories = await selectCategories(database)
    .where('category_types.link', '=', 'suplementos')
    .where('categories.deactivated_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('categories.id', '<>', 1),
        eb.exists(
          eb
            .selectFrom('products')
            .select('products.id')
            .where('products.category_id', '=', 1)
            .where('products.deactivated_at', 'is', null),
        ),
      ]),
    )
    .execute();
  return sortByName(categories);
}

export async function findCategory(database: Reader, id: number): Promise<Category | undefined> {
  return selectCategories(database).where('categories.id', '=', id).executeTakeFirst();
}

export async function listCategoryTypes({ query }: Reader): Promise<CategoryType[]> {
  return query.selectFrom('category_types').select(['id', 'name']).orderBy('id').execute();
}

/** Refuses with link-taken or reference-unknown. */
export async function insertCategory(
  database: Database,
  draft: CategoryInput,
): Promise<{ ok: true; id: number; category: Category; repeated?: boolean } | Refusal> {
  return writeCatalogue(database, async (transaction) => {
    const { id } = await transaction
      .insertInto('categories')
      .values(categoryValues(draft))
      .returning('id')
      .executeTakeFirstOrThrow();
    const category = await readCategory(transaction, id);
    return { result: { ok: true, id, category }, audit: [categoryAdded(category)] };
  });
}

async function readCategory(query: Reader['query'], id: number): Promise<Category> {
  return selectCategories({ query }).where('categories.id', '=', id).executeTakeFirstOrThrow();
}

/**
 * A changed type applies to the category's products too. Refuses with not-found, link-taken, reference-unknown, or stale
 * when the category has another version than `version`.
 */
export async function updateCategory(
  database: Database,
  { id, version, changes }: { id: number; version?: number | undefined; changes: Changes<CategoryInput> },
): Promise<{ ok: true; before: Category; category: Category } | Refusal> {
  return writeCatalogue(database, async (transaction) => {
    const raised = await raiseRowVersion(transaction, { table: 'categories', id, version });
    if (!raised.ok) return raised;
    const before = await readCategory(transaction, id);
    const after = applyChanges<CategoryInput>(before, changes);
    await transaction.updateTable('categories').set(categoryValues(after)).where('id', '=', id).execute();
    if (before.name !== after.name)
      await reindexProducts(transaction, { kind: database.kind, column: 'category_id', id });
    const category = await readCategory(transaction, id);
    return { result: { ok: true, before, category }, audit: [categoryChanged({ before, after: category })] };
  });
}

/**
 * Deactivates an active category, or reactivates it, unless it already is as `active` says.
 * Refuses with not-found or stale.
 */
export async function toggleCategory(
  database: Database,
  { id, version, active, now }: { id: number; version?: number | undefined; now: number } & WantedStatus,
): Promise<{ ok: true; category: Category } | Refusal> {
  return writeCatalogue(database, async (transaction) => {
    if (await hasStatus(transaction, { table: 'categories', id, active }))
      return { result: { ok: true, category: await readCategory(transaction, id) }, audit: [] };
    const raised = await raiseRowVersion(transaction, { table: 'categories', id, version });
    if (!raised.ok) return raised;
    await transaction
      .updateTable('categories')
      .set({ deactivated_at: setDeactivated(now) })
      .where('id', '=', id)
      .execute();
    const category = await readCategory(transaction, id);
    return { result: { ok: true, category }, audit: [categorySwitched(category)] };
  });
}

export function categoryValues({ name, link, categoryTypeId }: CategoryInput) {
  return { name, link: linkSegment({ link, name }), category_type_id: categoryTypeId };
}
