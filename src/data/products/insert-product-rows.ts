import type { Transaction } from 'kysely';
import { type Refusal, refuse } from '../engine/refusal.ts';
import { inChunks } from '../query/in-chunks.ts';
import type { Tables } from '../schema/tables.ts';
import { type CatalogueRefs, flavorRows, isReservedName, type ProductDraft, productValues } from './product-values.ts';

/** `createdAt` defaults to now; products are active unless `deactivatedAt` is given. */
export type NewProductRow = {
  draft: ProductDraft;
  refs: CatalogueRefs;
  createdAt?: number | undefined;
  deactivatedAt?: number | null | undefined;
};

/** Inserts products with their flavors; returns their ids in the same order. Refuses with name-reserved. */
export async function insertProductRows(
  transaction: Transaction<Tables>,
  { products, now }: { products: readonly NewProductRow[]; now: number },
): Promise<{ ok: true; ids: number[] } | Refusal> {
  if (products.some(({ draft }) => isReservedName(draft.name))) return refuse('name-reserved');
  const ids = new Map<string, number>();
  const rows = products.map(({ draft, refs, createdAt = now, deactivatedAt = null }) => ({
    ...productValues(draft, refs),
    created_at: createdAt,
    modified_at: createdAt,
    priced_at: createdAt,
    deactivated_at: deactivatedAt,
  }));
  await inChunks(rows, async (chunk) => {
    const inserted = await transaction.insertInto('products').values(chunk).returning(['id', 'key']).execute();
    for (const { id, key } of inserted) ids.set(key, id);
  });
  const insertedProducts = products.map((product, index) => ({
    ...product,
    id: requireId(ids.get(rows[index]?.key ?? '')),
  }));
  await inChunks(
    insertedProducts.flatMap(({ id, draft }) => flavorRows(id, draft.flavors)),
    async (chunk) => transaction.insertInto('flavors').values(chunk).execute(),
  );
  return { ok: true, ids: insertedProducts.map(({ id }) => id) };
}

function requireId(id: number | undefined): number {
  if (id === undefined) throw new Error('the database did not return the id of a new product');
  return id;
}
