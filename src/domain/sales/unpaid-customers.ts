import { oneLine } from '../cart/order-message.ts';
import { formatDate } from '../dates/format-date.ts';
import { formatPrice } from '../money/format-price.ts';
import type { Centavos } from '../money/money.ts';
import { normalizeForSearch } from '../search/search-words.ts';

/** A sale that is not paid; `soldAt` in epoch milliseconds. */
export type UnpaidSale = {
  clientName: string;
  total: Centavos;
  soldAt: number;
  /** The order that it is a line of; `partlyPaid` when other lines are paid, and with them discount and shipping. */
  order: { id: number; discount: Centavos; shipping: Centavos; partlyPaid: boolean } | null;
};

/** What a customer owes; an order counts as one purchase. `since`: the oldest of them, in epoch milliseconds. */
export type UnpaidCustomer = { name: string; owed: Centavos; purchases: number; since: number };

/** By name, without regard to case and accents; who has owed longest comes first. */
export function unpaidCustomers(sales: readonly UnpaidSale[]): UnpaidCustomer[] {
  const byCustomer = Map.groupBy(sales, ({ clientName }) => normalizeForSearch(clientName));
  return [...byCustomer.values()].map(toCustomer).toSorted((a, b) => a.since - b.since);
}

function toCustomer(sales: readonly UnpaidSale[]): UnpaidCustomer {
  const purchases = [...Map.groupBy(sales, (sale) => sale.order?.id ?? sale).values()];
  return {
    name: oneLine(sales[0]?.clientName ?? ''),
    owed: purchases.reduce((sum, lines) => sum + owedOf(lines), 0),
    purchases: purchases.length,
    since: Math.min(...sales.map(({ soldAt }) => soldAt)),
  };
}

function owedOf(lines: readonly UnpaidSale[]): Centavos {
  const subtotal = lines.reduce((sum, { total }) => sum + total, 0);
  const order = lines[0]?.order;
  if (!order || order.partlyPaid) return subtotal;
  return Math.max(0, subtotal - order.discount) + order.shipping;
}

/** The reminder for a customer, as a WhatsApp message; `alias` may be empty. */
export function paymentReminder({ name, owed, purchases, since }: UnpaidCustomer, alias: string): string {
  const bought = purchases === 1 ? `tu compra del ${formatDate(since)}` : `tus compras desde el ${formatDate(since)}`;
  return [
    `¡Hola${name === '' ? '' : ` ${name}`}! Te recordamos que está pendiente el pago de ${bought}: ${formatPrice(owed)}.`,
    ...(alias === '' ? [] : [`*Alias para transferir:* ${oneLine(alias)}`]),
    '¡Gracias!',
  ].join('\n');
}
