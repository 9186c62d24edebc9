import type { Transaction } from 'kysely';
import { type Refusal, refuse } from '../engine/refusal.ts';
import type { Tables } from '../engine/schema.ts';
import { inChunks } from '../query/in-chunks.ts';
import {
  type Belonging,
  flavorRows,
  isReserved,
  type ProductDraft,
  productValues,
  wordRows,
} from './product-values.ts';

/** `createdAt` when the product is older than the insert. */
export type Placed = { draft: ProductDraft; belonging: Belonging; createdAt?: number | undefined };

/** Writes new products with flavors and search index; returns their ids in the same order. */
export async function insertProductRows(
  transaction: Transaction<Tables>,
  { products, now }: { products: readonly Placed[]; now: number },
): Promise<{ ok: true; ids: number[] } | Refusal> {
  if (products.some(({ draft }) => isReserved(draft.name))) return refuse('name-reserved');
  const ids = new Map<string, number>();
  const rows = products.map(({ draft, belonging, createdAt = now }) => ({
    ...productValues(draft, belonging),
    created_at: createdAt,
    modified_at: createdAt,
    deactivated_at: null,
  }));
  await inChunks(rows, async (chunk) => {
    const inserted = await transaction.insertInto('products').values(chunk).returning(['id', 'key']).execute();
    for (const { id, key } of inserted) ids.set(key, id);
  });
  const placed = products.map((product, index) => ({ ...product, id: given(ids.get(rows[index]?.key ?? '')) }));
  await inChunks(
    placed.flatMap(({ id, draft }) => flavorRows(id, draft.flavors)),
    async (chunk) => transaction.insertInto('flavors').values(chunk).execute(),
  );
  await inChunks(
    placed.flatMap(({ id, draft: { name }, belonging }) =>
      wordRows(id, { name, brand: belonging.brand.name, category: belonging.category.name }),
    ),
    async (chunk) => transaction.insertInto('product_words').values(chunk).execute(),
  );
  return { ok: true, ids: placed.map(({ id }) => id) };
}

function given(id: number | undefined): number {
  if (id === undefined) throw new Error('the database did not tell the id of a new product');
  return id;
}
