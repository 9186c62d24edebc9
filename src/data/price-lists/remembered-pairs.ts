import type { Transaction } from 'kysely';
import type { Database } from '../engine/database.ts';
import type { Tables } from '../engine/schema.ts';
import { inChunks } from '../query/in-chunks.ts';
import type { PriceListUpdate } from './price-list-steps.ts';

/** The lines that the seller has confirmed, and their products. */
export async function listRememberedPairs({ query }: Pick<Database, 'query'>): Promise<Map<string, number>> {
  const rows = await query.selectFrom('price_list_pairs').select(['line', 'product_id']).execute();
  return new Map(rows.map((row) => [row.line, row.product_id]));
}

type ConfirmedPair = { key: string; productId: number };

/** Remembers lines by their keys; returns what was remembered of them before. */
export async function rememberPairs(
  transaction: Transaction<Tables>,
  { learned, now }: { learned: readonly ConfirmedPair[]; now: number },
): Promise<PriceListUpdate['memory']> {
  if (learned.length === 0) return [];
  const known = await listRememberedPairs({ query: transaction });
  const latest = new Map(learned.map(({ key, productId }) => [key, productId]));
  await upsertPairs(transaction, { pairs: latest, now });
  return [...latest.keys()].map((key) => ({ key, productId: known.get(key) ?? null }));
}

/** Remembers again what was remembered before; a product may be gone meanwhile. */
export async function restoreRememberedPairs(
  transaction: Transaction<Tables>,
  { memory, now }: { memory: PriceListUpdate['memory']; now: number },
): Promise<void> {
  const known = await existingProductIds(transaction, memory);
  const back = new Map<string, number>();
  const gone: string[] = [];
  for (const { key, productId } of memory) {
    if (productId !== null && known.has(productId)) back.set(key, productId);
    else gone.push(key);
  }
  await upsertPairs(transaction, { pairs: back, now });
  await inChunks(gone, (lines) => transaction.deleteFrom('price_list_pairs').where('line', 'in', lines).execute());
}

async function existingProductIds(
  transaction: Transaction<Tables>,
  memory: PriceListUpdate['memory'],
): Promise<Set<number>> {
  const known = new Set<number>();
  const asked = memory.flatMap(({ productId }) => productId ?? []);
  await inChunks(asked, async (ids) => {
    for (const { id } of await transaction.selectFrom('products').select('id').where('id', 'in', ids).execute()) {
      known.add(id);
    }
  });
  return known;
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
