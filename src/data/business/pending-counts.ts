import { FEW_LEFT } from '#domain/catalogue/low-stock.ts';
import type { Database } from '../engine/database.ts';

/** What waits for the seller: products of the shop without stock or with little, and sales without their money. */
export type Attention = { withoutStock: number; fewLeft: number; unpaidSales: number };

export async function attention({ query }: Pick<Database, 'query'>): Promise<Attention> {
  // The negated amount, because there is an index of it.
  const scarce = await query
    .selectFrom('products')
    .where('deactivated_at', 'is', null)
    .where('stock_rank', '>=', -FEW_LEFT)
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
