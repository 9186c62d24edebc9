import type { Transaction } from 'kysely';
import type { Database } from '../engine/database.ts';
import { inChunks } from '../query/in-chunks.ts';
import type { Tables } from '../schema/tables.ts';
import type { PriceListUpdate } from './price-list-steps.ts';

/** The product ids of confirmed lines, by the lines' keys. */
export async function listRememberedPairs({ query }: Pick<Database, 'query'>): Promise<Map<string, number>> {
  const rows = await query.selectFrom('price_list_pairs').select(['line', 'product_id']).execute();
  return new Map(rows.map((row) => [row.line, row.product_id]));
}

type ConfirmedPair = { key: string; productId: number };

/** Stores confirmed pairs; returns what was stored for these lines before. */
export async function rememberPairs(
  transaction: Transaction<Tables>,
  { confirmed, now }: { confirmed: readonly ConfirmedPair[]; now: number },
): Promise<PriceListUpdate['memory']> {
  if (confirmed.length === 0) return [];
  const previous = await listRememberedPairs({ query: transaction });
  const latest = new Map(confirmed.map(({ key, productId }) => [key, productId]));
  await upsertPairs(transaction, { pairs: latest, now });
  return [...latest.keys()].map((key) => ({ key, productId: previous.get(key) ?? null }));
}

/** Restores the pairs from before an update, except for products that were deleted since. */
export async function restoreRememberedPairs(
  transaction: Transaction<Tables>,
  { memory, now }: { memory: PriceListUpdate['memory']; now: number },
): Promise<void> {
  const existing = await existingProductIds(transaction, memory);
  const restored = new Map<string, number>();
  const removed: string[] = [];
  for (const { key, productId } of memory) {
    if (productId !== null && existing.has(productId)) restored.set(key, productId);
    else removed.push(key);
  }
  await upsertPairs(transaction, { pairs: restored, now });
  await inChunks(removed, (lines) => transaction.deleteFrom('price_list_pairs').where('line', 'in', lines).execute());
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
  { pairs, now }: { pairs: ReadonlyMap<string, number>; now: number },
): Promise<void> {
  await inChunks([...pairs], (chunk) =>
    transaction
      .insertInto('price_list_pairs')
      .values(chunk.map(([line, product_id]) => ({ line, product_id, confirmed_at: now })))
      .onConflict((conflict) =>
        conflict.column('line').doUpdateSet((eb) => ({
          product_id: eb.ref('excluded.product_id'),
          confirmed_at: eb.ref('excluded.confirmed_at'),
        })),
      )
      .execute(),
  );
}
