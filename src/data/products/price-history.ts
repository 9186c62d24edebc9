import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../engine/database.ts';
import type { Tables } from '../engine/schema.ts';
import type { Product } from './product-row.ts';

/** Where a price was changed. */
export type PriceChangeSource = 'form' | 'inline' | 'quick' | 'pdf' | 'undo';

/** Who changes a price, and where. */
export type PriceChangeAuthor = { name: string; source: PriceChangeSource };

export type PriceHistoryEntry = Omit<Selectable<Tables['price_history']>, 'id' | 'product_id'>;

type PriceChangeRecord = { before: Product; product: Product; now: number; by: PriceChangeAuthor | undefined };

/** Writes into the history what is another price now, in the transaction that changed it. */
export async function recordPriceChanges(
  transaction: Transaction<Tables>,
  { before, product, now, by }: PriceChangeRecord,
): Promise<void> {
  const notes = [
    { field: 'price' as const, before: before.price, after: product.price },
    { field: 'priceUSD' as const, before: before.priceUsd, after: product.priceUsd },
    { field: 'discount' as const, before: before.discount, after: product.discount },
  ].filter((note) => note.before !== note.after);
  if (notes.length === 0) return;
  const common = {
    product_id: product.id,
    changed_at: now,
    administrator: by?.name ?? null,
    how: by?.source ?? 'form',
  };
  await transaction
    .insertInto('price_history')
    .values(notes.map((note) => ({ ...common, ...note })))
    .execute();
}

const MAX_ENTRIES = 200;

/** The changes of a product's prices, newest first. */
export function listPriceHistory(database: Database, productId: number): Promise<PriceHistoryEntry[]> {
  return database.query
    .selectFrom('price_history')
    .select(['changed_at', 'administrator', 'how', 'field', 'before', 'after'])
    .where('product_id', '=', productId)
    .orderBy('id', 'desc')
    .limit(MAX_ENTRIES)
    .execute();
}
