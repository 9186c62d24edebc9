import { sql } from 'kysely';
import type { UnpaidSale } from '#domain/sales/unpaid-customers.ts';
import type { Database } from '../engine/database.ts';

/** Sales that are not paid, the oldest first. */
export async function listUnpaidSales({ query }: Pick<Database, 'query'>): Promise<UnpaidSale[]> {
  const rows = await query
    .selectFrom('sales')
    .leftJoin('orders', 'orders.id', 'sales.order_id')
    .select(['sales.client_name as clientName', 'sales.total', 'sales.sold_at as soldAt', 'orders.id as orderId'])
    .select(['orders.discount', 'orders.shipping'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('sales as others')
            .select(sql.lit(1).as('one'))
            .whereRef('others.order_id', '=', 'sales.order_id')
            .where('others.paid', '=', 1),
        )
        .as('partlyPaid'),
    )
    .where('sales.paid', '=', 0)
    .orderBy('sales.sold_at')
    .orderBy('sales.id')
    .execute();
  return rows.map(({ orderId, discount, shipping, partlyPaid, ...sale }) => ({
    ...sale,
    order:
      orderId === null
        ? null
        : { id: orderId, discount: discount ?? 0, shipping: shipping ?? 0, partlyPaid: Boolean(partlyPaid) },
  }));
}
