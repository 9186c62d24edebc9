import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../engine/database.ts';
import type { Tables } from '../engine/schema.ts';
import type { Product } from './product-row.ts';

/** Where a price was changed. */
export type How = 'form' | 'inline' | 'quick' | 'pdf' | 'undo';

/** Who changes a price, and where. */
export type Author = { name: string; how: How };

export type PriceNote = Omit<Selectable<Tables['price_history']>, 'id' | 'product_id'>;

type Changed = { before: Product; product: Product; now: number; by: Author | undefined };

/** Writes into the history what is another price now, in the transaction that changed it. */
export async function notePrices(
  transaction: Transaction<Tables>,
  { before, product, now, by }: Changed,
): Promise<void> {
  const notes = [
    { field: 'price' as const, before: before.price, after: product.price },
    { field: 'priceUSD' as const, before: before.priceUsd, after: product.priceUsd },
    { field: 'discount' as const, before: before.discount, after: product.discount },
  ].filter((note) => note.before !== note.after);
  if (notes.length === 0) return;
  const common = { product_id: product.id, changed_at: now, administrator: by?.name ?? null, how: by?.how ?? 'form' };
  await transaction
    .insertInto('price_history')
    .values(notes.map((note) => ({ ...common, ...note })))
    .execute();
}

const MOST = 200;

/** The changes of a product's prices, newest first. */
export function priceHistory(database: Database, productId: number): Promise<PriceNote[]> {
  return database.query
    .selectFrom('price_history')
    .select(['changed_at', 'administrator', 'how', 'field', 'before', 'after'])
    .where('product_id', '=', productId)
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
}
