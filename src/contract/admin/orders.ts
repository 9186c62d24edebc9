import type { Stocked } from '#domain/catalogue/flavor.ts';
import { fromWireDate, toWireDate } from '#domain/dates/wire-date.ts';
import { type Centavos, centavosToPesos, pesosToCentavos } from '#domain/money/money.ts';
import type { LineCandidate } from '#domain/orders/match-ordered-line.ts';
import type { Order, OrderDetails } from '#domain/orders/order.ts';
import type { OrderedLine, ReceivedOrder } from '#domain/orders/received-order.ts';
import { type Caller, call } from '../http/call.ts';
import { idempotencyHeaders } from '../http/idempotent-writes.ts';
import type { WirePage } from '../responses/admin.ts';
import type { WireOrder, WireReceivedOrder } from '../responses/order.ts';
import { adminApi, fillPath } from '../urls/admin-urls.ts';
import { type ChangeResult, changeResult } from './entity-calls.ts';
import { fromWirePage, type Page } from './page.ts';

/** A product as far as an order needs it; `price` is what one unit costs today. */
export type OrderedProduct = Stocked & { id: number; name: string; price: Centavos };

export type ReadLine = OrderedLine & { candidates: readonly LineCandidate<OrderedProduct>[] };

/** An order as its message tells it. `enteredBefore` in epoch milliseconds. */
export type ReadOrder = Omit<ReceivedOrder, 'lines'> & {
  lines: readonly ReadLine[];
  fingerprint: string;
  enteredBefore: number | undefined;
  isRepeated: boolean;
};

/** `unitPrice` is what one unit is sold for. */
export type NewOrderLine = { productId: number; flavor: string | null; quantity: number; unitPrice: Centavos };

export type NewOrder = OrderDetails & { paid: boolean; fingerprint: string; lines: readonly NewOrderLine[] };

/** `enteredBefore` as the message was read, or as the user has learned since. */
type ConfirmedOrder = NewOrder & Pick<ReadOrder, 'enteredBefore'>;

type OrderResponse = { order: WireOrder };

export function orderCalls(caller: Caller) {
  return {
    /** Newest first; `openOnly` leaves out those that are paid and delivered. */
    list: async ({ openOnly, ...query }: { page: number; pageSize: number; openOnly: boolean }): Promise<Page<Order>> =>
      fromWirePage(
        await call<WirePage<WireOrder>>(caller, adminApi.orders, { query: { ...query, open: openOnly ? '1' : '' } }),
        fromWireOrder,
      ),

    /** The orders in a text from a chat. */
    read: async (text: string, signal?: AbortSignal): Promise<ReadOrder[]> => {
      const request = { method: 'POST', body: { text }, ...(signal && { signal }) } as const;
      const { orders } = await call<{ orders: WireReceivedOrder[] }>(caller, adminApi.orderMessages, request);
      return orders.map(fromWireReceivedOrder);
    },

    /**
     * All lines or none. A refused line comes as field error `lines.0`, `lines.1`…; `current` is an order of the same
     * message that was entered after `enteredBefore`.
     */
    create: async (
      { lines, discount, shipping, enteredBefore, ...details }: ConfirmedOrder,
      key: string,
    ): Promise<ChangeResult<Order>> => {
      const body = {
        ...details,
        enteredBefore: enteredBefore === undefined ? null : toWireDate(enteredBefore),
        discount: centavosToPesos(discount),
        shipping: centavosToPesos(shipping),
        lines: lines.map(({ productId: idProduct, flavor: variant, quantity, unitPrice }) => {
          return { idProduct, variant, quantity, unitPrice: centavosToPesos(unitPrice) };
        }),
      };
      const request = { method: 'POST', body, ...idempotencyHeaders(key) } as const;
      const saved = call<OrderResponse>(caller, adminApi.orders, request);
      return changeResult(
        saved.then(({ order }) => fromWireOrder(order)),
        { fromWire: fromWireOrder },
      );
    },

    change: async (
      { id, version }: Pick<Order, 'id' | 'version'>,
      change: Partial<Pick<Order, 'paid' | 'delivered'>>,
    ): Promise<ChangeResult<Order>> => {
      const body = { ...change, expectedVersion: version };
      const saved = call<OrderResponse>(caller, fillPath(adminApi.order, { id }), { method: 'PUT', body });
      return changeResult(
        saved.then(({ order }) => fromWireOrder(order)),
        { fromWire: fromWireOrder },
      );
    },

    /** Returns the units to the stock. */
    delete: async (id: number): Promise<void> => {
      await call(caller, fillPath(adminApi.order, { id }), { method: 'DELETE' });
    },
  };
}

function fromWireOrder({ date, discount, shipping, total, lines, ...order }: WireOrder): Order {
  return {
    ...order,
    discount: pesosToCentavos(discount),
    shipping: pesosToCentavos(shipping),
    total: pesosToCentavos(total),
    enteredAt: fromWireDate(date),
    lines: lines.map(({ idSale: saleId, idProduct: productId, variant: flavor, total: price, ...line }) => {
      return { ...line, saleId, productId, flavor, total: pesosToCentavos(price) };
    }),
  };
}

function fromWireReceivedOrder(wire: WireReceivedOrder): ReadOrder {
  const { discount, shipping, total, enteredBefore, lines, ...order } = wire;
  return {
    ...order,
    discount: pesosToCentavos(discount),
    shipping: pesosToCentavos(shipping),
    total: total === null ? undefined : pesosToCentavos(total),
    enteredBefore: enteredBefore === null ? undefined : fromWireDate(enteredBefore),
    lines: lines.map(({ total: price, candidates, ...line }) => ({
      ...line,
      total: price === null ? undefined : pesosToCentavos(price),
      candidates: candidates.map(({ product, variant }) => {
        return { product: { ...product, price: pesosToCentavos(product.price) }, flavor: variant };
      }),
    })),
  };
}
