import type { Transaction } from 'kysely';
import { lockCatalogueRefs, readCatalogueRefs } from '#data/brands-and-categories/catalogue-refs.ts';
import type { Database } from '#data/engine/database.ts';
import { type Refusal, refuse } from '#data/engine/refusal.ts';
import { writeCatalogue } from '#data/engine/transactions/catalogue-transaction.ts';
import { resolveImages } from '#data/images/resolve-images.ts';
import { insertProductRows } from '#data/products/insert-product-rows.ts';
import { recordFormerName } from '#data/products/product-names.ts';
import { readProduct } from '#data/products/product-row.ts';
import { flavorRows, isReservedName, productValues } from '#data/products/product-values.ts';
import { hasStatus, setDeactivated, type WantedStatus } from '#data/query/set-deactivated.ts';
import type { Tables } from '#data/schema/tables.ts';
import { recordStock } from '#data/stock/stock-movements.ts';
import { productAdded, productChanged, productDeleted, productSwitched } from '#domain/audit/catalogue-entries.ts';
import type { Product } from '#domain/catalogue/product-fields.ts';
import { finalPrice } from '#domain/money/discount.ts';
import type { Centavos } from '#domain/money/money.ts';
import type { StockReason } from '#domain/stock/stock-movement.ts';
import { applyProductChange, type NewProduct, type ProductChange } from './product-change.ts';

export type SavedProduct = { ok: true; before: Product; product: Product };

/** Refuses with name-taken, name-reserved, flavor-repeated, images-unknown, reference-unknown or out-of-range. */
export async function createProduct(
  database: Database,
  { draft, now }: { draft: NewProduct; now: number },
): Promise<{ ok: true; id: number; product: Product; repeated?: boolean } | Refusal> {
  return writeCatalogue(database, async (transaction) => {
    const found = (await readCatalogueRefs(transaction))(draft);
    if (!found) return refuse('reference-unknown');
    const refs = await lockCatalogueRefs(transaction, { kind: database.kind, refs: found });
    const images = await resolveImages(transaction, { images: draft.images });
    if (!images) return refuse('images-unknown');
    const inserted = await insertProductRows(transaction, {
      products: [{ draft: { ...draft, images }, refs }],
      now,
    });
    if (!inserted.ok) return inserted;
    const [id = 0] = inserted.ids;
    const product = await readProduct(transaction, id);
    return { result: { ok: true, id, product }, audit: [productAdded(product)] };
  });
}

/** With a `version`, the update is refused with stale when the product has another one. */
type ProductUpdate<Change> = {
  id: number;
  version?: number | undefined;
  now: number;
} & Change;

/** Refuses like `createProduct`, or with not-found, stale or flavor-name. */
export async function updateProduct(
  database: Database,
  update: ProductUpdate<{ change: ProductChange }>,
): Promise<SavedProduct | Refusal> {
  return writeCatalogue(database, async (transaction) => {
    const findRefs = await readCatalogueRefs(transaction);
    const saved = await writeProductChange(transaction, { ...update, database, findRefs, reason: 'edit' });
    return saved.ok
      ? { result: saved, audit: [productChanged({ before: saved.before, after: saved.product })] }
      : saved;
  });
}

type WriteOptions = ProductUpdate<{ change: ProductChange }> & {
  database: Pick<Database, 'kind' | 'author'>;
  findRefs: Awaited<ReturnType<typeof readCatalogueRefs>>;
  /** Why the stock may change. */
  reason: StockReason;
};

/** Changes a product in the transaction of a larger write. Refuses like `updateProduct`. */
export async function writeProductChange(
  transaction: Transaction<Tables>,
  { database, findRefs, reason, change, ...update }: WriteOptions,
): Promise<SavedProduct | Refusal> {
  const locked = await lockAndMarkChanged(transaction, update);
  if (!locked.ok) return locked;
  const { before } = locked;
  const result = await applyProductChange(transaction, { before, change });
  if (!result.ok) return result;
  const { draft } = result;
  if (draft.name !== before.name && isReservedName(draft.name)) return refuse('name-reserved');
  const found = findRefs(draft);
  if (!found) return refuse('reference-unknown');
  const refs = await lockCatalogueRefs(transaction, { kind: database.kind, refs: found, before });
  const { id } = before;
  await transaction
    .updateTable('products')
    .set({ ...productValues(draft, refs), ...pricedNow({ before, price: draft.price, now: update.now }) })
    .where('id', '=', id)
    .execute();
  if (draft.name !== before.name) await recordFormerName(transaction, before);
  await transaction.deleteFrom('flavors').where('product_id', '=', id).execute();
  const flavors = flavorRows(id, draft.flavors);
  if (flavors.length > 0) await transaction.insertInto('flavors').values(flavors).execute();
  await recordStock(transaction, [before], { reason, author: database.author });
  return { ok: true, before, product: await readProduct(transaction, id) };
}

export type PriceChange = {
  price?: Centavos | undefined;
  priceUsd?: number | null | undefined;
  discount?: number | undefined;
};

/** Changes prices or the discount, with the final price. Refuses with not-found, stale or out-of-range. */
export async function changePrice(
  database: Database,
  { change, ...update }: ProductUpdate<{ change: PriceChange }>,
): Promise<SavedProduct | Refusal> {
  return writeCatalogue(database, async (transaction) => {
    const locked = await lockAndMarkChanged(transaction, update);
    if (!locked.ok) return locked;
    const { before } = locked;
    const { price = before.price, discount = before.discount, priceUsd = before.priceUsd } = change;
    await transaction
      .updateTable('products')
      .set({ price, discount, price_usd: priceUsd, final_price: finalPrice({ price, discount }) })
      .set(pricedNow({ before, price, now: update.now }))
      .where('id', '=', before.id)
      .execute();
    const product = await readProduct(transaction, before.id);
    return { result: { ok: true, before, product }, audit: [productChanged({ before, after: product })] };
  });
}

/** A price that changes is as new as the change. */
function pricedNow({ before, price, now }: { before: Product; price: Centavos; now: number }) {
  return price === before.price ? {} : { priced_at: now };
}

/**
 * Deactivates an active product, or reactivates it, unless it already is as `active` says.
 * Refuses with not-found or stale.
 */
export async function toggleProduct(
  database: Database,
  { active, ...update }: ProductUpdate<WantedStatus>,
): Promise<SavedProduct | Refusal> {
  return writeCatalogue(database, async (transaction) => {
    if (await hasStatus(transaction, { table: 'products', id: update.id, active })) {
      const product = await readProduct(transaction, update.id);
      return { result: { ok: true, before: product, product }, audit: [] };
    }
    const locked = await lockAndMarkChanged(transaction, update);
    if (!locked.ok) return locked;
    await transaction
      .updateTable('products')
      .set({ deactivated_at: setDeactivated(update.now) })
      .where('id', '=', update.id)
      .execute();
    const product = await readProduct(transaction, update.id);
    return { result: { ...locked, product }, audit: [productSwitched(product)] };
  });
}

/** Deletes the product with its flavors; sales have their own copy. Refuses with not-found. */
export async function deleteProduct(
  database: Database,
  { id, now }: { id: number; now: number },
): Promise<{ ok: true } | Refusal> {
  return writeCatalogue(database, async (transaction) => {
    const locked = await lockAndMarkChanged(transaction, { id, now });
    if (!locked.ok) return locked;
    await transaction.deleteFrom('products').where('id', '=', id).execute();
    return { result: { ok: true }, audit: [productDeleted(locked.before)] };
  });
}

/** Raises the version, which locks the row until the commit, and returns the product. */
async function lockAndMarkChanged(
  transaction: Transaction<Tables>,
  { id, version, now }: ProductUpdate<object>,
): Promise<{ ok: true; before: Product } | Refusal> {
  const { numUpdatedRows } = await transaction
    .updateTable('products')
    .set((eb) => ({ version: eb('version', '+', 1), modified_at: now }))
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return refuse('not-found');
  const before = await readProduct(transaction, id);
  return version === undefined || version === before.version - 1 ? { ok: true, before } : refuse('stale');
}
