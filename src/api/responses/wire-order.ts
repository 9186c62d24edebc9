import type { WireOrder, WireReceivedOrder } from '#contract/responses/order.ts';
import { toWireDate } from '#domain/dates/wire-date.ts';
import { centavosToPesos } from '#domain/money/money.ts';
import type { Order } from '#domain/orders/order.ts';
import type { MatchedLine, MatchedOrder } from '#use-cases/orders/read-order-messages.ts';
import { orNull } from './wire-values.ts';

export function toWireOrder({ enteredAt, discount, shipping, total, lines, ...order }: Order): WireOrder {
  return {
    ...order,
    discount: centavosToPesos(discount),
    shipping: centavosToPesos(shipping),
    total: centavosToPesos(total),
    date: toWireDate(enteredAt),
    lines: lines.map(({ saleId: idSale, productId: idProduct, flavor: variant, total: price, ...line }) => ({
      ...line,
      ...{ idSale, idProduct, variant },
      total: centavosToPesos(price),
    })),
  };
}

export function toWireReceivedOrder(order: MatchedOrder): WireReceivedOrder {
  const { discount, shipping, total, lines, remarks, enteredBefore, ...rest } = order;
  return {
    ...rest,
    discount: centavosToPesos(discount),
    shipping: centavosToPesos(shipping),
    total: orNull(total ?? null, centavosToPesos),
    enteredBefore: orNull(enteredBefore ?? null, toWireDate),
    remarks: [...remarks],
    lines: lines.map(toWireLine),
  };
}

function toWireLine({ candidates, total, ...line }: MatchedLine) {
  return {
    ...line,
    total: orNull(total ?? null, centavosToPesos),
    candidates: candidates.map(({ product: { finalPrice, ...product }, flavor }) => ({
      product: { ...product, price: centavosToPesos(finalPrice) },
      ...(flavor !== undefined && { variant: flavor }),
    })),
  };
}
