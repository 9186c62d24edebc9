import type { Transaction } from 'kysely';
import { plainProductKey, productKey } from '#domain/catalogue/slug.ts';
import type { Database } from '../engine/database.ts';
import type { Tables } from '../engine/schema.ts';

type Reading = Pick<Database, 'query'>;

export type ActiveProductName = { name: string; modifiedAt: number };

/** How many products are in the shop, and when one of them was last changed; null without any. */
export async function summarizeActiveProducts({
  query,
}: Reading): Promise<{ count: number; modifiedAt: number | null }> {
  const { count, modifiedAt } = await query
    .selectFrom('products')
    .select(({ fn }) => [fn.countAll().as('count'), fn.max('modified_at').as('modifiedAt')])
    .where('deactivated_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { count: Number(count), modifiedAt: modifiedAt === null ? null : Number(modifiedAt) };
}

/** The names of products in the shop, the oldest first. */
export async function listActiveProductNames(
  { query }: Reading,
  { offset, limit }: { offset: number; limit: number },
): Promise<ActiveProductName[]> {
  return query
    .selectFrom('products')
    .select(['name', 'modified_at as modifiedAt'])
    .where('deactivated_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Remembers the name that a product had, so that its old address leads to the new one; the last to have it counts. */
export async function recordFormerName(
  transaction: Transaction<Tables>,
  { id, name }: { id: number; name: string },
): Promise<void> {
  const address = { key: productKey(name), plain_key: plainProductKey(name), product_id: id };
  await transaction
    .insertInto('product_addresses')
    .values(address)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ product_id: id }))
    .execute();
}
