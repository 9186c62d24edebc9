import { writeCatalogue } from '../engine/catalogue-transaction.ts';
import type { Database } from '../engine/database.ts';
import { type Refusal, refuse } from '../engine/refusal.ts';
import { applyChanges, type Changes } from '../query/apply-changes.ts';
import { setDeactivated } from '../query/deactivation.ts';
import { sortByName } from '../query/sort-by-name.ts';
import { linkSegment } from './link-segment.ts';
import { reindexProducts } from './reindex-products.ts';

/** `image` is the address of the logo, or empty. */
export type Brand = { id: number; name: string; link: string; image: string; deactivatedAt: number | null };

export type BrandDraft = { name: string; link: string; image: string };

type Reading = Pick<Database, 'query'>;

const selectBrands = ({ query }: Reading) =>
  query.selectFrom('brands').select(['id', 'name', 'link', 'image', 'deactivated_at as deactivatedAt']);

/** Every brand, by name. */
export async function listBrands(database: Reading): Promise<Brand[]> {
  return sortByName(await selectBrands(database).execute());
}

/**
 * The active brands for menus, by name. Brand 1 is where products without a brand go:
 * it shows only while an active product uses it.
 */
export async function listMenuBrands(database: Reading): Promise<Brand[]> {
  const brands = await selectBrands(database)
    .where('deactivated_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('id', '<>', 1),
        eb.exists(
          eb
            .selectFrom('products')
            .select('products.id')
            .where('products.brand_id', '=', 1)
            .where('products.deactivated_at', 'is', null),
        ),
      ]),
    )
    .execute();
  return sortByName(brands);
}

export async function findBrand(database: Reading, id: number): Promise<Brand | undefined> {
  return selectBrands(database).where('id', '=', id).executeTakeFirst();
}

/** Refuses with link-taken. */
export async function insertBrand(
  database: Database,
  draft: BrandDraft,
): Promise<{ ok: true; id: number; brand: Brand; repeated?: boolean } | Refusal> {
  return writeCatalogue(database, async (transaction) => {
    const brand = await transaction
      .insertInto('brands')
      .values(brandValues(draft))
      .returning(['id', 'name', 'link', 'image', 'deactivated_at as deactivatedAt'])
      .executeTakeFirstOrThrow();
    return { ok: true, id: brand.id, brand };
  });
}

/** What the draft leaves out stays as it is; gives the brand as it was and as it is. Refuses with link-taken or not-found. */
export async function updateBrand(
  database: Database,
  { id, draft }: { id: number; draft: Changes<BrandDraft> },
): Promise<{ ok: true; before: Brand; brand: Brand } | Refusal> {
  return writeCatalogue(database, async (transaction) => {
    const before = await findBrand({ query: transaction }, id);
    if (!before) return refuse('not-found');
    const values = brandValues(applyChanges(before, draft));
    await transaction.updateTable('brands').set(values).where('id', '=', id).execute();
    if (before.name !== values.name) await reindexProducts(transaction, { column: 'brand_id', id });
    return { ok: true, before, brand: { ...before, ...values } };
  });
}

/** Takes an active brand out of the menus, or brings it back; refuses with not-found. */
export async function toggleBrand(
  database: Database,
  { id, now }: { id: number; now: number },
): Promise<{ ok: true; deactivatedAt: number | null } | Refusal> {
  return writeCatalogue(database, async (transaction) => {
    const row = await transaction
      .updateTable('brands')
      .set({ deactivated_at: setDeactivated(now) })
      .where('id', '=', id)
      .returning('deactivated_at as deactivatedAt')
      .executeTakeFirst();
    return row ? { ok: true, ...row } : refuse('not-found');
  });
}

/** A brand's row as it is stored. */
export function brandValues({ name, link, image }: BrandDraft) {
  return { name, link: linkSegment({ link, name }), image };
}
