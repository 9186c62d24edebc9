import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '#data/engine/database.ts';
import type { PriceUpdate } from '#data/price-lists/step-contents.ts';
import { inChunks } from '#data/query/in-chunks.ts';
import type { Tables } from '#data/schema/tables.ts';
import { finalPrice } from '#domain/money/discount.ts';
import type { Centavos } from '#domain/money/money.ts';

/** Replaces the price `before`; a product with any other price is skipped. */
export type PriceReplacement = { id: number; before: Centavos; after: Centavos };

type RepriceOptions = {
  kind: Database['kind'];
  changes: readonly PriceReplacement[];
  now: number;
};

/**
 * Changes many prices in batches: a statement for each would block other requests.
 * Skips products that were deleted or have another price by now.
 */
export async function repriceProducts(
  transaction: Transaction<Tables>,
  { kind, changes, now }: RepriceOptions,
): Promise<{ updated: PriceUpdate[]; skipped: { id: number; name: string }[] }> {
  const updated: PriceUpdate[] = [];
  const skipped: { id: number; name: string }[] = [];
  // By rising id, so that concurrent runs do not deadlock.
  await inChunks(
    changes.toSorted((a, b) => a.id - b.id),
    async (chunk) => {
      const rows = await lockRows(transaction, { kind, ids: chunk.map(({ id }) => id) });
      const due: AppliedPrice[] = [];
      for (const { id, before, after } of chunk) {
        const row = rows.get(id);
        if (row?.price === before) due.push({ id, before, after, final: finalPrice({ ...row, price: after }) });
        else skipped.push({ id, name: row?.name ?? '' });
        if (row?.price === before) updated.push({ id, name: row.name, before, after });
      }
      if (due.length > 0) await writePrices(transaction, { due, now });
    },
  );
  return { updated, skipped };
}

type AppliedPrice = PriceReplacement & { final: Centavos };

/** Locks the rows until the commit; SQLite has only one writer anyway. */
async function lockRows(
  transaction: Transaction<Tables>,
  { kind, ids }: { kind: Database['kind']; ids: readonly number[] },
) {
  const rows = await transaction
    .selectFrom('products')
    .select(['id', 'name', 'price', 'discount'])
    .where('id', 'in', ids)
    .orderBy('id')
    .$if(kind === 'postgres', (select) => select.forUpdate())
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

async function writePrices(
  transaction: Transaction<Tables>,
  { due, now }: { due: readonly AppliedPrice[]; now: number },
): Promise<void> {
  const ids = due.map(({ id }) => id);
  await transaction
    .updateTable('products')
    .set((eb) => ({
      price: caseById(due, ({ after }) => after),
      final_price: caseById(due, ({ final }) => final),
      modified_at: now,
      version: eb('version', '+', 1),
    }))
    .where('id', 'in', ids)
    .execute();
}

function caseById(due: readonly AppliedPrice[], priceOf: (one: AppliedPrice) => Centavos): RawBuilder<Centavos> {
  const cases = due.map((one) => sql`when ${one.id} then ${priceOf(one)}`);
  return sql`case id ${sql.join(cases, sql` `)} else price end`;
}
