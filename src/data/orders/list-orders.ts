import type { Kysely, Selectable } from 'kysely';
import { effectiveDiscount, type Order, type OrderLine, orderTotal } from '#domain/orders/order.ts';
import type { Database } from '../engine/database.ts';
import type { Tables } from '../schema/tables.ts';

type Reader = Pick<Database, 'query'>;

type OrdersQuery = {
  page: number;
  pageSize: number;
  /** Only those that are not paid or not delivered yet. */
  openOnly: boolean;
};

/** A page of the orders, newest first; pages count from 1. */
export async function listOrders(
  { query }: Reader,
  { page, pageSize, openOnly }: OrdersQuery,
): Promise<{ rows: Order[]; totalResults: number }> {
  const { totalResults } = await matchingOrders(query, openOnly)
    .select((eb) => eb.fn.countAll<number>().as('totalResults'))
    .executeTakeFirstOrThrow();
  const rows = await matchingOrders(query, openOnly)
    .selectAll('orders')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { rows: await withLines(query, rows), totalResults };
}

export async function findOrder({ query }: Reader, id: number): Promise<Order | undefined> {
  const rows = await query.selectFrom('orders').selectAll().where('id', '=', id).execute();
  return (await withLines(query, rows))[0];
}

/** An order that is known to be there. */
export async function readOrder(query: Kysely<Tables>, id: number): Promise<Order> {
  const order = await findOrder({ query }, id);
  if (!order) throw new Error(`there is no order ${id}`);
  return order;
}

/** The order of the message with this fingerprint that was entered last. */
export async function findEnteredOrder({ query }: Reader, fingerprint: string): Promise<Order | undefined> {
  const rows = await query
    .selectFrom('orders')
    .selectAll()
    .where('fingerprint', '=', fingerprint)
    .where('fingerprint', '<>', '')
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  return (await withLines(query, rows))[0];
}

function matchingOrders(query: Kysely<Tables>, openOnly: boolean) {
  return query
    .selectFrom('orders')
    .$if(openOnly, (qb) =>
      qb.where((eb) =>
        eb.or([
          eb('delivered_at', 'is', null),
          eb.exists(
            eb.selectFrom('sales').select('sales.id').whereRef('order_id', '=', 'orders.id').where('paid', '=', 0),
          ),
        ]),
      ),
    );
}

type OrderRow = Selectable<Tables['orders']>;

async function withLines(query: Kysely<Tables>, rows: readonly OrderRow[]): Promise<Order[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const sales = await query
    .selectFrom('sales')
    .select(['id as saleId', 'order_id as orderId', 'product_id as productId', 'product_name as productName'])
    .select(['variant as flavor', 'quantity', 'total', 'paid'])
    .where('order_id', 'in', ids)
    .orderBy('id')
    .execute();
  const linesOf = Map.groupBy(sales, ({ orderId }) => orderId);
  return rows.map((row) => toOrder(row, linesOf.get(row.id) ?? []));
}

function toOrder(row: OrderRow, sales: readonly (OrderLine & { paid: number })[]): Order {
  const lines = sales.map(({ saleId, productId, productName, flavor, quantity, total }) => {
    return { saleId, productId, productName, flavor, quantity, total };
  });
  const { id, address, reference, shipping, version } = row;
  return {
    ...{ id, address, reference, shipping, version, lines },
    discount: effectiveDiscount(lines, row.discount),
    clientName: row.client_name,
    paymentMethod: row.payment_method,
    shippingMethod: row.shipping_method,
    total: orderTotal(lines, row),
    paid: sales.every(({ paid }) => paid === 1),
    delivered: row.delivered_at !== null,
    enteredAt: row.entered_at,
  };
}
