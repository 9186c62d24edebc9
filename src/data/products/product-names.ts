import type { Transaction } from 'kysely';
import { plainProductKey, productKey } from '#domain/catalogue/slug.ts';
import type { Database } from '../engine/database.ts';
import { inChunks } from '../query/in-chunks.ts';
import type { Tables } from '../schema/tables.ts';

type Reader = Pick<Database, 'query'>;

export type ActiveProductName = { name: string; modifiedAt: number };

/** The number of active products and the latest change of one; null without any. */
export async function summarizeActiveProducts({
  query,
}: Reader): Promise<{ count: number; modifiedAt: number | null }> {
  const { count, modifiedAt } = await query
    .selectFrom('products')
    .select(({ fn }) => [fn.countAll().as('count'), fn.max('modified_at').as('modifiedAt')])
    .where('deactivated_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { count: Number(count), modifiedAt: modifiedAt === null ? null : Number(modifiedAt) };
}

/** The names of active products, oldest first. */
export async function listActiveProductNames(
  { query }: Reader,
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

/** The keys of those names that products have, deactivated ones included. */
export async function findTakenKeys(transaction: Transaction<Tables>, names: readonly string[]): Promise<Set<string>> {
  const taken = new Set<string>();
  await inChunks(names.map(productKey), async (keys) => {
    const rows = await transaction.selectFrom('products').select('key').where('key', 'in', keys).execute();
    for (const { key } of rows) taken.add(key);
  });
  return taken;
}

/** Records a former name, so that its url redirects to the product; the latest product with that name wins. */
export async function recordFormerName(
  transaction: Transaction<Tables>,
  { id, name }: { id: number; name: string },
): Promise<void> {
  const formerName = { key: productKey(name), plain_key: plainProductKey(name), product_id: id };
  await transaction
    .insertInto('product_addresses')
    .values(formerName)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ product_id: id }))
    .execute();
}
