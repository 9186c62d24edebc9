import type { Kysely, Transaction } from 'kysely';
import type { Stocked } from '#domain/catalogue/flavor.ts';
import { STOCK_REASONS, type StockMovement, type StockReason, stockChanges } from '#domain/stock/stock-movement.ts';
import type { Database } from '../engine/database.ts';
import { readProduct } from '../products/product-row.ts';
import { inChunks } from '../query/in-chunks.ts';
import type { Tables } from '../schema/tables.ts';

/** Why the stock changed, and who did it. */
type StockCause = { reason: StockReason; note?: string; author: Database['author'] };

/**
 * Records how the stock of products differs from what it was, in the transaction of the change. Of a new product nothing
 * is recorded: its first change tells what it had.
 */
export async function recordStock(
  transaction: Transaction<Tables>,
  before: Iterable<Stocked & { id: number }>,
  { reason, note = '', author }: StockCause,
): Promise<void> {
  const common = { reason, note, administrator: author?.administrator?.name ?? null, at: Date.now() };
  const rows = [];
  for (const product of before) {
    const changes = stockChanges(product, await readProduct(transaction, product.id));
    rows.push(...changes.map((change) => ({ ...common, ...change, product_id: product.id })));
  }
  await inChunks(rows, (chunk) => transaction.insertInto('stock_movements').values(chunk).execute());
}

type MovementsQuery = { productId: number; page: number; pageSize: number };

/** The changes of a product's stock, newest first; pages count from 1. */
export async function listStockMovements(
  query: Kysely<Tables>,
  { productId, page, pageSize }: MovementsQuery,
): Promise<{ rows: StockMovement[]; totalResults: number }> {
  const of = query.selectFrom('stock_movements').where('product_id', '=', productId);
  const { totalResults } = await of
    .select((eb) => eb.fn.countAll<number>().as('totalResults'))
    .executeTakeFirstOrThrow();
  const rows = await of
    .select(['id', 'flavor', 'change', 'stock', 'reason', 'note', 'administrator', 'at'])
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return {
    rows: rows.map((row) => ({ ...row, reason: STOCK_REASONS.find((reason) => reason === row.reason) ?? 'edit' })),
    totalResults,
  };
}
