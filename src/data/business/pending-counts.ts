import { LOW_STOCK } from '#domain/catalogue/low-stock.ts';
import { OLD_PRICE_DAYS, pricedBefore } from '#domain/pricing/price-age.ts';
import type { Database } from '../engine/database.ts';

/**
 * Active products without stock, with low stock or with an old price, unpaid sales, and contact messages that nobody has
 * read.
 */
export type PendingCounts = {
  withoutStock: number;
  fewLeft: number;
  oldPrices: number;
  unpaidSales: number;
  unreadMessages: number;
};

export async function countPending({ query }: Pick<Database, 'query'>, now: number): Promise<PendingCounts> {
  // stock_rank is the negated amount, which has an index.
  const lowStock = await query
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
  const { oldPrices } = await query
    .selectFrom('products')
    .where('deactivated_at', 'is', null)
    .where('priced_at', '<', pricedBefore(OLD_PRICE_DAYS, now))
    .select((eb) => eb.fn.countAll<number>().as('oldPrices'))
    .executeTakeFirstOrThrow();
  const { unreadMessages } = await query
    .selectFrom('contact_messages')
    .where('read_at', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('unreadMessages'))
    .executeTakeFirstOrThrow();
  return {
    withoutStock: lowStock.withoutStock,
    fewLeft: lowStock.all - lowStock.withoutStock,
    oldPrices,
    unpaidSales,
    unreadMessages,
  };
}
