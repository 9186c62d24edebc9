import { LOW_STOCK } from '#domain/catalogue/low-stock.ts';
import type { Database } from '../engine/database.ts';

/** What waits for the seller: products of the shop without stock or with little, and sales without their money. */
export type PendingCounts = { withoutStock: number; fewLeft: number; unpaidSales: number };

export async function countPending({ query }: Pick<Database, 'query'>): Promise<PendingCounts> {
  // The negated amount, because there is an index of it.
  const scarce = await query
    .selectFrom('products')
    .where('deactivated_at', 'is', null)
    .where('stock_rank', '>=', -LOW_STOCK)
    .select((eb) => eb.fn.countAll<number>().as('all'))
    .select((eb) => eb.fn.countAll<number>().filterWhere('stock_rank', '>=', 0).as('withoutStock'))
    .executeTakeFirstOrThrow();
  const { unpaidSales } = await query
    .selectFrom('sales')
    .where('paid', '=', 0)
    .select((eb) => eb.fn.countAll<number>().as('unpaidSales'))
    .executeTakeFirstOrThrow();
  return { withoutStock: scarce.withoutStock, fewLeft: scarce.all - scarce.withoutStock, unpaidSales };
}
