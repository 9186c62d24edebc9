import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '#data/engine/database.ts';
import type { PriceUpdate, SetAmounts } from '#data/price-lists/step-contents.ts';
import { inChunks } from '#data/query/in-chunks.ts';
import type { Tables } from '#data/schema/tables.ts';
import { finalPrice } from '#domain/money/discount.ts';
import type { Centavos } from '#domain/money/money.ts';

/**
 * Replaces the price `before`; a product with any other price is skipped. `set` replaces other amounts with it, each only
 * where it is as in `expected`, if that has it.
 */
export type PriceReplacement = {
  id: number;
  before: Centavos;
  after: Centavos;
  set?: SetAmounts | undefined;
  expected?: SetAmounts | undefined;
  /** Since when the product has the new price, by default now. */
  pricedAt?: number | undefined;
};

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
      for (const change of chunk) {
        const { id, before, after } = change;
        const row = rows.get(id);
        if (row?.price === before) {
          const amounts = replaceAmounts(row, change);
          const pricedAt = change.pricedAt ?? now;
          due.push({ id, after, final: finalPrice({ ...row, price: after }), pricedAt, ...amounts.next });
          updated.push({ id, name: row.name, before, after, pricedAt: row.pricedAt, ...amounts.update });
        } else skipped.push({ id, name: row?.name ?? '' });
      }
      if (due.length > 0) await writePrices(transaction, { due, now });
    },
  );
  return { updated, skipped };
}

type AppliedPrice = Required<SetAmounts> & { id: number; after: Centavos; final: Centavos; pricedAt: number };

/** The amounts of a row after a change, and what an undo needs of those that it sets. */
function replaceAmounts(row: Required<SetAmounts>, { set = {}, expected = {} }: PriceReplacement) {
  const next = { cost: row.cost, priceUsd: row.priceUsd };
  const applied: SetAmounts = {};
  const previous: SetAmounts = {};
  for (const name of ['cost', 'priceUsd'] as const) {
    const [amount, known] = [set[name], expected[name]];
    if (amount === undefined || (known !== undefined && known !== row[name])) continue;
    next[name] = amount;
    applied[name] = amount;
    previous[name] = row[name];
  }
  return { next, update: Object.keys(applied).length > 0 ? { set: applied, previous } : {} };
}

/** Locks the rows until the commit; SQLite has only one writer anyway. */
async function lockRows(
  transaction: Transaction<Tables>,
  { kind, ids }: { kind: Database['kind']; ids: readonly number[] },
) {
  const rows = await transaction
    .selectFrom('products')
    .select(['id', 'name', 'price', 'discount', 'cost', 'price_usd as priceUsd', 'priced_at as pricedAt'])
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
      cost: caseById(due, ({ cost }) => cost),
      price_usd: caseById(due, ({ priceUsd }) => priceUsd),
      priced_at: caseById(due, ({ pricedAt }) => pricedAt),
      modified_at: now,
      version: eb('version', '+', 1),
    }))
    .where('id', 'in', ids)
    .execute();
}

function caseById<Amount extends Centavos | null>(
  due: readonly AppliedPrice[],
  amountOf: (one: AppliedPrice) => Amount,
): RawBuilder<Amount> {
  const cases = due.map((one) => sql`when ${one.id} then ${amountOf(one)}`);
  return sql`cast(case id ${sql.join(cases, sql` `)} end as bigint)`;
}
