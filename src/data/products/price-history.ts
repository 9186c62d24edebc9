import type { Selectable, Transaction } from 'kysely';
import type { Product } from '#domain/catalogue/product-fields.ts';
import type { Database } from '../engine/database.ts';
import type { Tables } from '../schema/tables.ts';

/** The part of the admin in which a price was changed. */
export type PriceChangeSource = 'form' | 'inline' | 'quick' | 'pdf' | 'undo';

/** The administrator's name and the source of the change. */
export type PriceChangeAuthor = { name: string; source: PriceChangeSource };

export type PriceHistoryEntry = Omit<Selectable<Tables['price_history']>, 'id' | 'product_id'>;

type PriceChangeRecord = { before: Product; product: Product; now: number; by: PriceChangeAuthor | undefined };

/** Records the changed prices, in the transaction that changed them. */
export async function recordPriceChanges(
  transaction: Transaction<Tables>,
  { before, product, now, by }: PriceChangeRecord,
): Promise<void> {
  const entries = [
    { field: 'price' as const, before: before.price, after: product.price },
    { field: 'priceUSD' as const, before: before.priceUsd, after: product.priceUsd },
    { field: 'discount' as const, before: before.discount, after: product.discount },
  ].filter((entry) => entry.before !== entry.after);
  if (entries.length === 0) return;
  const common = {
    product_id: product.id,
    changed_at: now,
    administrator: by?.name ?? null,
    how: by?.source ?? 'form',
  };
  await transaction
    .insertInto('price_history')
    .values(entries.map((entry) => ({ ...common, ...entry })))
    .execute();
}

const MAX_ENTRIES = 200;

/** Newest first. */
export function listPriceHistory(database: Database, productId: number): Promise<PriceHistoryEntry[]> {
  return database.query
    .selectFrom('price_history')
    .select(['changed_at', 'administrator', 'how', 'field', 'before', 'after'])
    .where('product_id', '=', productId)
    .orderBy('id', 'desc')
    .limit(MAX_ENTRIES)
    .execute();
}
