import type { Transaction } from 'kysely';
import type { Database } from '#data/engine/database.ts';
import { type Refusal, refuse } from '#data/engine/refusal.ts';
import { writeCatalogue } from '#data/engine/transactions/catalogue-transaction.ts';
import { raiseRowVersion } from '#data/engine/transactions/row-version.ts';
import { findEnteredOrder, findOrder, readOrder } from '#data/orders/list-orders.ts';
import { readProduct } from '#data/products/product-row.ts';
import { readSale, saleColumns, saleTotal, soldProductColumns } from '#data/sales/sale-row.ts';
import type { Tables } from '#data/schema/tables.ts';
import { recordStock } from '#data/stock/stock-movements.ts';
import { orderChanged, orderDeleted, orderEntered, saleDeleted, saleEntered } from '#domain/audit/business-entries.ts';
import type { Product } from '#domain/catalogue/product-fields.ts';
import { finalPrice } from '#domain/money/discount.ts';
import type { Centavos } from '#domain/money/money.ts';
import { isDiscountAboveTotal, type Order, type OrderDetails } from '#domain/orders/order.ts';
import type { Sale } from '#domain/sales/sale-fields.ts';
import { lockProduct, lockSale } from '../sales/sale-lock.ts';
import { returnStock, takeStock } from '../sales/sale-stock.ts';

/** `unitPrice` is what one unit is sold for, which need not be today's price. */
export type OrderLineInput = { productId: number; flavor: string | null; quantity: number; unitPrice: Centavos };

export type OrderInput = OrderDetails & {
  lines: readonly OrderLineInput[];
  paid: boolean;
  delivered: boolean;
  /** Of the message that the order came by; empty for none. */
  fingerprint: string;
  /** When the message had been entered last as it was read, null for never; missing when that does not matter. */
  enteredBefore?: number | null | undefined;
};

type SavedOrder = { ok: true; order: Order };

/**
 * Enters all lines as sales and takes their units from the stock, or nothing. Refuses with reference-unknown,
 * flavor-unknown, no-stock or out-of-range, and the line that is refused, with discount-above-total, or with
 * entered-meanwhile.
 */
export async function createOrder(
  database: Database,
  { draft, now }: { draft: OrderInput; now: number },
): Promise<(SavedOrder & { id: number; repeated?: boolean }) | Refusal> {
  return writeCatalogue(database, async (transaction) => {
    const products = await lockProducts(transaction, draft.lines);
    // After the locks, for which a concurrent order of the same message waits.
    if (await isEnteredMeanwhile(transaction, draft)) return refuse('entered-meanwhile');
    const { id } = await transaction
      .insertInto('orders')
      .values({
        client_name: draft.clientName,
        payment_method: draft.paymentMethod,
        shipping_method: draft.shippingMethod,
        address: draft.address,
        reference: draft.reference,
        discount: draft.discount,
        shipping: draft.shipping,
        fingerprint: draft.fingerprint,
        entered_at: now,
        delivered_at: draft.delivered ? now : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const before = [...products.values()];
    const sales: Sale[] = [];
    for (const [index, line] of draft.lines.entries()) {
      const entered = await enterLine(transaction, { draft, line, products, orderId: id, now });
      if (!entered.ok) return refuseLine(entered, index);
      sales.push(entered.sale);
    }
    if (isDiscountAboveTotal(sales, draft.discount)) return refuse('discount-above-total');
    await recordStock(transaction, before, { reason: 'order', author: database.author });
    const order = await readOrder(transaction, id);
    const details = sales.map((sale) => ({ ...saleEntered(sale), isDetail: true }));
    return { result: { ok: true, id, order }, audit: [orderEntered(order), ...details] };
  });
}

async function isEnteredMeanwhile(
  query: Transaction<Tables>,
  { fingerprint, enteredBefore }: OrderInput,
): Promise<boolean> {
  if (enteredBefore === undefined) return false;
  const entered = await findEnteredOrder({ query }, fingerprint);
  return entered !== undefined && (enteredBefore === null || entered.enteredAt > enteredBefore);
}

const refuseLine = (refusal: Refusal, line: number): Refusal => ({ ...refusal, line });

type ProductsById = Map<number, Product>;

/** By rising id, so that concurrent orders do not wait for each other. */
async function lockProducts(
  transaction: Transaction<Tables>,
  lines: readonly { productId: number | null }[],
): Promise<ProductsById> {
  const products: ProductsById = new Map();
  const ids = new Set(lines.flatMap(({ productId }) => productId ?? []));
  for (const id of [...ids].toSorted((a, b) => a - b)) {
    const product = await lockProduct(transaction, id);
    if (product) products.set(id, product);
  }
  return products;
}

async function enterLine(
  transaction: Transaction<Tables>,
  {
    draft,
    line,
    products,
    orderId,
    now,
  }: { draft: OrderInput; line: OrderLineInput; products: ProductsById; orderId: number; now: number },
): Promise<{ ok: true; sale: Sale } | Refusal> {
  const product = products.get(line.productId);
  if (!product) return refuse('reference-unknown');
  const { unitPrice, quantity } = line;
  const sold = finalPrice(product) === unitPrice ? product : { ...product, price: unitPrice, discount: 0 };
  const total = saleTotal(sold, quantity);
  if (total === undefined) return refuse('out-of-range');
  const stock = await takeStock(transaction, { product, flavor: line.flavor, quantity });
  if (!stock.ok) return stock;
  products.set(product.id, await readProduct(transaction, product.id));
  const { id } = await transaction
    .insertInto('sales')
    .values({
      ...soldProductColumns(sold),
      ...saleColumns({ ...draft, flavor: stock.flavor, quantity, total }),
      order_id: orderId,
      sold_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ok: true, sale: await readSale(transaction, id) };
}

export type OrderChange = { paid?: boolean | undefined; delivered?: boolean | undefined };

/** Marks an order with all its sales as paid or not, or as delivered or not. Refuses with not-found or stale. */
export async function updateOrder(
  database: Database,
  { id, version, change, now }: { id: number; version?: number | undefined; change: OrderChange; now: number },
): Promise<SavedOrder | Refusal> {
  return writeCatalogue(database, async (transaction) => {
    const raised = await raiseRowVersion(transaction, { table: 'orders', id, version });
    if (!raised.ok) return raised;
    const before = await readOrder(transaction, id);
    const { paid, delivered } = change;
    if (delivered !== undefined && delivered !== before.delivered) {
      const values = { delivered_at: delivered ? now : null };
      await transaction.updateTable('orders').set(values).where('id', '=', id).execute();
    }
    if (paid !== undefined) {
      await transaction
        .updateTable('sales')
        .set((eb) => ({ paid: paid ? 1 : 0, version: eb('version', '+', 1) }))
        .where('order_id', '=', id)
        .where('paid', '<>', paid ? 1 : 0)
        .execute();
    }
    const order = await readOrder(transaction, id);
    return { result: { ok: true, order }, audit: [orderChanged({ before, after: order })] };
  });
}

/** Deletes an order with its sales and returns their units to the stock. Refuses with not-found. */
export async function deleteOrder(database: Database, id: number): Promise<SavedOrder | Refusal> {
  return writeCatalogue(database, async (transaction) => {
    const order = await findOrder({ query: transaction }, id);
    if (!order) return refuse('not-found');
    const before = await lockProducts(transaction, order.lines);
    const sales: Sale[] = [];
    for (const { saleId } of order.lines) {
      const locked = await lockSale(transaction, { id: saleId });
      if (!locked.ok) return locked;
      const { sale, products } = locked;
      const product = products.get(sale.productId ?? 0);
      if (product) await returnStock(transaction, { product, flavor: sale.flavor, quantity: sale.quantity });
      sales.push(sale);
    }
    await recordStock(transaction, before.values(), { reason: 'order deleted', author: database.author });
    await transaction.deleteFrom('sales').where('order_id', '=', id).execute();
    await transaction.deleteFrom('orders').where('id', '=', id).execute();
    const details = sales.map((sale) => ({ ...saleDeleted(sale), isDetail: true }));
    return { result: { ok: true, order }, audit: [orderDeleted(order), ...details] };
  });
}
