import { brandAdded, brandChanged, brandSwitched } from '#domain/audit/catalogue-entries.ts';
import type { Brand, BrandInput } from '#domain/catalogue/brand-fields.ts';
import { applyChanges } from '#domain/fields/apply-changes.ts';
import type { Changes } from '#domain/fields/field.ts';
import type { Database } from '../engine/database.ts';
import { type Refusal, refuse } from '../engine/refusal.ts';
import { writeCatalogue } from '../engine/transactions/catalogue-transaction.ts';
import { raiseRowVersion } from '../engine/transactions/row-version.ts';
import { areKnownImages } from '../images/known-images.ts';
import { hasStatus, setDeactivated, type WantedStatus } from '../query/set-deactivated.ts';
import { sortByName } from '../query/sort-by-name.ts';
import { linkSegment } from './link-segment.ts';
import { reindexProducts } from './reindex-products.ts';

type Reader = Pick<Database, 'query'>;

const BRAND_COLUMNS = ['id', 'name', 'link', 'image', 'deactivated_at as deactivatedAt', 'version'] as const;

const selectBrands = ({ query }: Reader) => query.selectFrom('brands').select(BRAND_COLUMNS);

export async function listBrands(database: Reader): Promise<Brand[]> {
  return sortByName(await selectBrands(database).execute());
}

/** The active brands for menus, by name. Brand 1, that of products without a brand, only while an active product has it. */
export async function listMenuBrands(database: Reader): Promise<Brand[]> {
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

export async function findBrand(database: Reader, id: number): Promise<Brand | undefined> {
  return selectBrands(database).where('id', '=', id).executeTakeFirst();
}

/** Refuses with link-taken or image-unknown. */
export async function insertBrand(
  database: Database,
  draft: BrandInput,
): Promise<{ ok: true; id: number; brand: Brand; repeated?: boolean } | Refusal> {
  return writeCatalogue(database, async (transaction) => {
    if (!(await isUsableLogo(transaction, draft.image))) return refuse('image-unknown');
    const brand = await transaction
      .insertInto('brands')
      .values(brandValues(draft))
      .returning(BRAND_COLUMNS)
      .executeTakeFirstOrThrow();
    return { result: { ok: true, id: brand.id, brand }, audit: [brandAdded(brand)] };
  });
}

/** Refuses with not-found, link-taken, image-unknown, or stale when the brand has another version than `version`. */
export async function updateBrand(
  database: Database,
  { id, version, changes }: { id: number; version?: number | undefined; changes: Changes<BrandInput> },
): Promise<{ ok: true; before: Brand; brand: Brand } | Refusal> {
  return writeCatalogue(database, async (transaction) => {
    const raised = await raiseRowVersion(transaction, { table: 'brands', id, version });
    if (!raised.ok) return raised;
    const before = await readBrand(transaction, id);
    const values = brandValues(applyChanges<BrandInput>(before, changes));
    if (values.image !== before.image && !(await isUsableLogo(transaction, values.image)))
      return refuse('image-unknown');
    await transaction.updateTable('brands').set(values).where('id', '=', id).execute();
    if (before.name !== values.name)
      await reindexProducts(transaction, { kind: database.kind, column: 'brand_id', id });
    const brand = { ...before, ...values };
    return { result: { ok: true, before, brand }, audit: [brandChanged({ before, after: brand })] };
  });
}

/**
 * Deactivates an active brand, or reactivates it, unless it already is as `active` says.
 * Refuses with not-found or stale.
 */
export async function toggleBrand(
  database: Database,
  { id, version, active, now }: { id: number; version?: number | undefined; now: number } & WantedStatus,
): Promise<{ ok: true; brand: Brand } | Refusal> {
  return writeCatalogue(database, async (transaction) => {
    if (await hasStatus(transaction, { table: 'brands', id, active }))
      return { result: { ok: true, brand: await readBrand(transaction, id) }, audit: [] };
    const raised = await raiseRowVersion(transaction, { table: 'brands', id, version });
    if (!raised.ok) return raised;
    await transaction
      .updateTable('brands')
      .set({ deactivated_at: setDeactivated(now) })
      .where('id', '=', id)
      .execute();
    const brand = await readBrand(transaction, id);
    return { result: { ok: true, brand }, audit: [brandSwitched(brand)] };
  });
}

async function readBrand(query: Reader['query'], id: number): Promise<Brand> {
  return selectBrands({ query }).where('id', '=', id).executeTakeFirstOrThrow();
}

async function isUsableLogo(query: Reader['query'], image: string): Promise<boolean> {
  return image === '' || areKnownImages({ query }, [image]);
}

export function brandValues({ name, link, image }: BrandInput) {
  return { name, link: linkSegment({ link, name }), image };
}
