import { oneLine } from '../cart/order-message.ts';
import { formatDate } from '../dates/format-date.ts';
import { formatPrice } from '../money/format-price.ts';
import type { Centavos } from '../money/money.ts';
import { effectiveDiscount, type OrderDetails, orderTotal } from '../orders/order.ts';
import { normalizeForSearch } from '../search/search-words.ts';

/** A sale, and the order that it is a line of; `soldAt` in epoch milliseconds. */
export type BilledSale = {
  clientName: string;
  total: Centavos;
  soldAt: number;
  paid: boolean;
  order: ({ id: number } & Pick<OrderDetails, 'clientName' | 'discount' | 'shipping'>) | null;
};

/** What a customer owes; an order counts as one purchase. `since`: the oldest of them, in epoch milliseconds. */
export type UnpaidCustomer = { name: string; owed: Centavos; purchases: number; since: number };

/** What a customer owes of one order, or of a sale without one. */
type Debt = { clientName: string; owed: Centavos; soldAt: number };

/**
 * By name, without regard to case and accents; who has owed longest comes first. Takes the sales that are not paid and
 * the paid ones of their orders, the oldest first.
 */
export function unpaidCustomers(sales: readonly BilledSale[]): UnpaidCustomer[] {
  const orders = Map.groupBy(sales, (sale) => sale.order?.id ?? sale);
  const debts = [...orders.values()].flatMap(debtsOf);
  const byCustomer = Map.groupBy(debts, ({ clientName }) => normalizeForSearch(clientName));
  return [...byCustomer.values()].map(toCustomer).toSorted((a, b) => a.since - b.since);
}

function toCustomer(debts: readonly Debt[]): UnpaidCustomer {
  return {
    name: oneLine(debts[0]?.clientName ?? ''),
    owed: debts.reduce((sum, { owed }) => sum + owed, 0),
    purchases: debts.length,
    since: Math.min(...debts.map(({ soldAt }) => soldAt)),
  };
}

/**
 * Splits what is owed of an order among its customers. Shipping and discount are those of one of them: the customer of
 * the order, or of its first line. They are settled with the first line that this customer pays. What the discount is
 * larger by than those lines is taken off the others, so that debts and payments add up to the total of the order.
 */
function debtsOf(lines: readonly BilledSale[]): Debt[] {
  const order = lines[0]?.order;
  const byCustomer = Map.groupBy(lines, ({ clientName }) => normalizeForSearch(clientName));
  const own = byCustomer.get(normalizeForSearch(order?.clientName ?? ''));
  const customers = own ? [own, ...[...byCustomer.values()].filter((one) => one !== own)] : [...byCustomer.values()];
  let { discount, shipping } = order ?? { discount: 0, shipping: 0 };
  const debts: Debt[] = [];
  for (const bought of customers) {
    const paid = bought.filter((line) => line.paid);
    const unpaid = bought.filter((line) => !line.paid);
    const owed = orderTotal(unpaid, {
      discount: discount - effectiveDiscount(paid, discount),
      shipping: paid.length > 0 ? 0 : shipping,
    });
    const [first] = unpaid;
    if (first && owed > 0) debts.push({ clientName: first.clientName, owed, soldAt: first.soldAt });
    discount -= effectiveDiscount(bought, discount);
    shipping = 0;
  }
  return debts;
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
