import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '#data/engine/database.ts';
import type { Tables } from '#data/engine/schema.ts';
import type { Repriced } from '#data/price-lists/price-list-steps.ts';
import type { Author } from '#data/products/price-history.ts';
import { inChunks } from '#data/query/in-chunks.ts';
import { finalPrice } from '#domain/money/discount.ts';
import type { Centavos } from '#domain/money/money.ts';

/** A product's new price, if the one it has is still `before`. */
export type Change = { id: number; before: Centavos; after: Centavos };

type Given = { kind: Database['kind']; changes: readonly Change[]; by: Author; now: number };

/**
 * Changes many prices, and notes each in the history, by few statements: a statement for each would keep shoppers waiting.
 * Skips products that have another price by now, or are gone.
 */
export async function reprice(
  transaction: Transaction<Tables>,
  { kind, changes, by, now }: Given,
): Promise<{ updated: Repriced[]; skipped: { id: number; name: string }[] }> {
  const updated: Repriced[] = [];
  const skipped: { id: number; name: string }[] = [];
  // In the order of ids, so that two who do this at once do not wait for each other.
  await inChunks(
    changes.toSorted((a, b) => a.id - b.id),
    async (chunk) => {
      const rows = await lockedRows(transaction, { kind, ids: chunk.map(({ id }) => id) });
      const due: Due[] = [];
      for (const { id, before, after } of chunk) {
        const row = rows.get(id);
        if (row?.price === before) due.push({ id, before, after, final: finalPrice({ ...row, price: after }) });
        else skipped.push({ id, name: row?.name ?? '' });
        if (row?.price === before) updated.push({ id, name: row.name, before, after });
      }
      if (due.length > 0) await write(transaction, { due, by, now });
    },
  );
  return { updated, skipped };
}

type Due = Change & { final: Centavos };

/** Until the commit every other writer of these products waits; the embedded database has one writer anyway. */
async function lockedRows(
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

async function write(
  transaction: Transaction<Tables>,
  { due, by, now }: { due: readonly Due[]; by: Author; now: number },
): Promise<void> {
  const ids = due.map(({ id }) => id);
  await transaction
    .updateTable('products')
    .set((eb) => ({
      price: byId(due, ({ after }) => after),
      final_price: byId(due, ({ final }) => final),
      modified_at: now,
      version: eb('version', '+', 1),
    }))
    .where('id', 'in', ids)
    .execute();
  const common = { changed_at: now, administrator: by.name, how: by.how, field: 'price' } as const;
  const notes = due.filter(({ before, after }) => before !== after);
  if (notes.length === 0) return;
  await transaction
    .insertInto('price_history')
    .values(notes.map(({ id, before, after }) => ({ product_id: id, before, after, ...common })))
    .execute();
}

function byId(due: readonly Due[], priceOf: (one: Due) => Centavos): RawBuilder<Centavos> {
  const cases = due.map((one) => sql`when ${one.id} then ${priceOf(one)}`);
  return sql`case id ${sql.join(cases, sql` `)} else price end`;
}
