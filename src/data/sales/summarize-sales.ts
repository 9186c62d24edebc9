import { sql } from 'kysely';
import { ARGENTINE_OFFSET_SECONDS, endOfDay, startOfDay } from '#domain/dates/argentine-day.ts';
import { type SalesSummary, type SoldGroup, summarizeGroups } from '#domain/sales/sales-summary.ts';
import { addDays, type DayRange } from '#domain/sales/summary-range.ts';
import type { Database } from '../engine/database.ts';

type Reader = Pick<Database, 'query'>;

/** Times in epoch milliseconds, the second one not included. */
type Times = { from: number; to: number };

const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_DAY = '1970-01-01';
const DELETED_PRODUCT = 'Productos borrados';
const NO_METHOD = 'Sin especificar';

/** How the days of a range went, of one state of the sales. */
export async function summarizeSales(reader: Reader, range: DayRange): Promise<SalesSummary> {
  const times = { from: startOfDay(range.from) ?? 0, to: endOfDay(range.to) ?? 0 };
  const [groups, orders] = await Promise.all([readGroups(reader, times), sumOrders(reader, times)]);
  return { ...summarizeGroups(groups), ...orders };
}

async function readGroups({ query }: Reader, { from, to }: Times): Promise<SoldGroup[]> {
  const day = sql<number>`(sold_at + ${sql.lit(ARGENTINE_OFFSET_SECONDS * 1000)}) / ${sql.lit(DAY_MS)}`;
  const ofCosted = sql<number>`case when unit_cost is null then 0 else 1 end`;
  // PostgreSQL gives sums of large integers as text.
  const sum = (expression: ReturnType<typeof sql<number>>) => sql<number | string>`sum(${expression})`;
  const sold = query
    .selectFrom('sales')
    .where('sold_at', '>=', from)
    .where('sold_at', '<', to)
    .groupBy([day, 'product_id', 'payment_method'])
    .select([day.as('day'), 'product_id', 'payment_method'])
    .select(({ fn }) => [
      fn.max('product_name').as('sold_as'),
      fn.countAll<number>().as('sales'),
      sum(sql`total`).as('total'),
      sum(sql`quantity`).as('units'),
      sum(ofCosted).as('costed_sales'),
      sum(sql`total * ${ofCosted}`).as('costed_total'),
      sum(sql`coalesce(unit_cost, 0) * quantity`).as('cost'),
    ]);
  const rows = await query
    .selectFrom(sold.as('sold'))
    .leftJoin('products', 'products.id', 'sold.product_id')
    .leftJoin('brands', 'brands.id', 'products.brand_id')
    .selectAll('sold')
    .select(['products.name', 'brands.name as brand'])
    .execute();
  return rows.map((row) => ({
    day: addDays(FIRST_DAY, row.day),
    productId: row.product_id,
    product: row.product_id === null ? DELETED_PRODUCT : (row.name ?? row.sold_as),
    brand: row.brand ?? DELETED_PRODUCT,
    paymentMethod: row.payment_method || NO_METHOD,
    sales: row.sales,
    total: Number(row.total),
    units: Number(row.units),
    costedSales: Number(row.costed_sales),
    costedTotal: Number(row.costed_total),
    cost: Number(row.cost),
  }));
}

async function sumOrders({ query }: Reader, { from, to }: Times): Promise<{ discounts: number; shipping: number }> {
  const subtotals = query
    .selectFrom('sales')
    .innerJoin('orders', 'orders.id', 'sales.order_id')
    .where('entered_at', '>=', from)
    .where('entered_at', '<', to)
    .groupBy('order_id')
    .select(['order_id', sql<number | string>`sum(total)`.as('subtotal')]);
  // The rule of effectiveDiscount: lines may have been deleted or lowered since.
  const discount = sql<number>`case when orders.discount > coalesce(subtotal, 0) then coalesce(subtotal, 0) else orders.discount end`;
  const { discounts, shipping } = await query
    .selectFrom('orders')
    .where('entered_at', '>=', from)
    .where('entered_at', '<', to)
    .leftJoin(subtotals.as('subtotals'), 'subtotals.order_id', 'orders.id')
    .select(({ fn }) => [fn.sum(discount).as('discounts'), fn.sum('shipping').as('shipping')])
    .executeTakeFirstOrThrow();
  return { discounts: Number(discounts ?? 0), shipping: Number(shipping ?? 0) };
}
