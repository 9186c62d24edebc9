import type { Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { Update } from './price-list-kept.ts';
import type { Tables } from './schema.ts';

/** The lines that the seller has confirmed, and their products. */
export async function rememberedPairs({ query }: Pick<Database, 'query'>): Promise<Map<string, number>> {
  const rows = await query.selectFrom('price_list_pairs').select(['line', 'product_id']).execute();
  return new Map(rows.map((row) => [row.line, row.product_id]));
}

type Learned = { key: string; productId: number };

/** Remembers lines by their keys; returns what was remembered of them before. */
export async function remember(
  transaction: Transaction<Tables>,
  { learned, now }: { learned: readonly Learned[]; now: number },
): Promise<Update['memory']> {
  if (learned.length === 0) return [];
  const known = await rememberedPairs({ query: transaction });
  const latest = new Map(learned.map(({ key, productId }) => [key, productId]));
  for (const [line, productId] of latest) await write(transaction, { line, productId, now });
  return [...latest.keys()].map((key) => ({ key, productId: known.get(key) ?? null }));
}

/** Remembers again what was remembered before; a product may be gone meanwhile. */
export async function restoreMemory(
  transaction: Transaction<Tables>,
  { memory, now }: { memory: Update['memory']; now: number },
): Promise<void> {
  for (const { key: line, productId } of memory) {
    const isThere =
      productId !== null &&
      (await transaction.selectFrom('products').select('id').where('id', '=', productId).executeTakeFirst());
    if (isThere) await write(transaction, { line, productId, now });
    else await transaction.deleteFrom('price_list_pairs').where('line', '=', line).execute();
  }
}

async function write(
  transaction: Transaction<Tables>,
  { line, productId, now }: { line: string; productId: number; now: number },
): Promise<void> {
  const values = { product_id: productId, confirmed_at: now };
  await transaction
    .insertInto('price_list_pairs')
    .values({ line, ...values })
    .onConflict((conflict) => conflict.column('line').doUpdateSet(values))
    .execute();
}
