import type { BilledSale } from '#domain/sales/unpaid-customers.ts';
import type { Database } from '../engine/database.ts';

/** The sales that are not paid and the paid ones of their orders, the oldest first. */
export async function listUnpaidSales({ query }: Pick<Database, 'query'>): Promise<BilledSale[]> {
  const sales = query
    .selectFrom('sales')
    .leftJoin('orders', 'orders.id', 'sales.order_id')
    .select([
      'sales.id as saleId',
      'sales.client_name as clientName',
      'sales.total',
      'sales.sold_at as soldAt',
      'sales.paid',
    ])
    .select(['orders.id as orderId', 'orders.client_name as orderedBy', 'orders.discount', 'orders.shipping']);
  const unpaidOrders = query
    .selectFrom('sales')
    .select('order_id')
    .where('paid', '=', 0)
    .where('order_id', 'is not', null);
  const rows = await sales
    .where('sales.paid', '=', 0)
    .unionAll(sales.where('sales.paid', '=', 1).where('sales.order_id', 'in', unpaidOrders))
    .orderBy('soldAt')
    .orderBy('saleId')
    .execute();
  return rows.map(({ orderId, orderedBy, discount, shipping, clientName, total, soldAt, paid }) => ({
    ...{ clientName, total, soldAt, paid: paid === 1 },
    order:
      orderId === null
        ? null
        : { id: orderId, clientName: orderedBy ?? '', discount: discount ?? 0, shipping: shipping ?? 0 },
  }));
}
