import type { Kysely } from 'kysely';
import type { Database } from '../engine/database.ts';
import type { Tables } from '../schema/tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Sales before these are not counted. */
const COUNTED_MS = 90 * DAY_MS;
/** Every sale changes the catalogue, but hardly what sells best. */
const REFRESHED_MS = 60_000;

const computed = new WeakMap<Kysely<Tables>, { at: number; ids: Promise<number[]> }>();

/**
 * Ids of the active products in stock of which most units were sold in the last 90 days, the best first. Counted at most
 * once a minute; `now` in epoch milliseconds.
 */
export function listBestSold({ query }: Pick<Database, 'query'>, now: number, limit: number): Promise<number[]> {
  const earlier = computed.get(query);
  if (earlier && Math.abs(now - earlier.at) < REFRESHED_MS) return earlier.ids;
  const ids = countSold(query, now - COUNTED_MS, limit);
  computed.set(query, { at: now, ids });
  ids.catch(() => computed.delete(query));
  return ids;
}

async function countSold(query: Kysely<Tables>, since: number, limit: number): Promise<number[]> {
  const rows = await query
    .selectFrom('sales')
    .innerJoin('products', 'products.id', 'sales.product_id')
    .where('sales.sold_at', '>=', since)
    .where('products.deactivated_at', 'is', null)
    .where('products.amount', '>', 0)
    .groupBy('products.id')
    .orderBy((eb) => eb.fn.sum('sales.quantity'), 'desc')
    .orderBy('products.id', 'desc')
    .limit(limit)
    .select('products.id')
    .execute();
  return rows.map(({ id }) => id);
}
