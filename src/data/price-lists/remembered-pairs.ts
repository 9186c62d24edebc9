import { sql, type Transaction } from 'kysely';
import type { Database } from '../engine/database.ts';
import { inChunks } from '../query/in-chunks.ts';
import type { Tables } from '../schema/tables.ts';
import { findSupplier } from '../suppliers/suppliers.ts';
import type { PriceListUpdate } from './step-contents.ts';

/** The product ids of confirmed lines, by the lines' keys. */
export type RememberedPairs = Map<string, number>;

/** The supplier whose lists the pairs are for; null for the pairs of all lists. */
type SupplierId = number | null;

/** All pairs by supplier. */
export async function listRememberedPairs({
  query,
}: Pick<Database, 'query'>): Promise<Map<SupplierId, RememberedPairs>> {
  const rows = await query.selectFrom('remembered_pairs').select(['supplier_id', 'line', 'product_id']).execute();
  const pairs = new Map<SupplierId, RememberedPairs>();
  for (const { supplier_id, line, product_id } of rows) {
    const ofSupplier = pairs.get(supplier_id) ?? new Map();
    pairs.set(supplier_id, ofSupplier.set(line, product_id));
  }
  return pairs;
}

export type ConfirmedPair = { key: string; productId: number };

/** Stores confirmed pairs; returns what was stored for these lines before. */
export async function rememberPairs(
  transaction: Transaction<Tables>,
  { supplierId, confirmed, now }: { supplierId: SupplierId; confirmed: readonly ConfirmedPair[]; now: number },
): Promise<PriceListUpdate['memory']> {
  if (confirmed.length === 0) return [];
  const previous = (await listRememberedPairs({ query: transaction })).get(supplierId);
  const latest = new Map(confirmed.map(({ key, productId }) => [key, productId]));
  await upsertPairs(transaction, { supplierId, pairs: latest, now });
  return [...latest.keys()].map((key) => ({ key, productId: previous?.get(key) ?? null }));
}

/** Restores the pairs from before an update, except for products that were deleted since; none of a deleted supplier. */
export async function restoreRememberedPairs(
  transaction: Transaction<Tables>,
  { supplierId, memory, now }: { supplierId: SupplierId; memory: PriceListUpdate['memory']; now: number },
): Promise<void> {
  if (supplierId !== null && !(await findSupplier({ query: transaction }, supplierId))) return;
  const existing = await existingProductIds(transaction, memory);
  const restored = new Map<string, number>();
  const removed: string[] = [];
  for (const { key, productId } of memory) {
    if (productId !== null && existing.has(productId)) restored.set(key, productId);
    else removed.push(key);
  }
  await upsertPairs(transaction, { supplierId, pairs: restored, now });
  await inChunks(removed, (lines) =>
    transaction
      .deleteFrom('remembered_pairs')
      .where('supplier_id', supplierId === null ? 'is' : '=', supplierId)
      .where('line', 'in', lines)
      .execute(),
  );
}

async function existingProductIds(
  transaction: Transaction<Tables>,
  memory: PriceListUpdate['memory'],
): Promise<Set<number>> {
  const existing = new Set<number>();
  const requested = memory.flatMap(({ productId }) => productId ?? []);
  await inChunks(requested, async (ids) => {
    for (const { id } of await transaction.selectFrom('products').select('id').where('id', 'in', ids).execute()) {
      existing.add(id);
    }
  });
  return existing;
}

async function upsertPairs(
  transaction: Transaction<Tables>,
  { supplierId, pairs, now }: { supplierId: SupplierId; pairs: ReadonlyMap<string, number>; now: number },
): Promise<void> {
  await inChunks([...pairs], (chunk) =>
    transaction
      .insertInto('remembered_pairs')
      .values(chunk.map(([line, product_id]) => ({ supplier_id: supplierId, line, product_id, confirmed_at: now })))
      .onConflict((conflict) =>
        // The expressions of the unique index.
        conflict.expression(sql`coalesce(supplier_id, 0), line`).doUpdateSet((eb) => ({
          product_id: eb.ref('excluded.product_id'),
          confirmed_at: eb.ref('excluded.confirmed_at'),
        })),
      )
      .execute(),
  );
}
