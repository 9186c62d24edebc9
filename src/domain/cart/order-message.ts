import { visibleLine } from '../text/visible-text.ts';
import { type CartItem, lineTotal } from './cart.ts';
import type { CheckoutForm } from './checkout-form.ts';
import { deliveryTerms } from './delivery-methods.ts';
import { type OrderTerms, paymentDiscountLabel, plainTerms } from './order-terms.ts';
import { orderTotals } from './order-totals.ts';

const SUBSTITUTES: Readonly<Record<string, string>> = { '*': '∗', _: '＿', '~': '∼', '`': '’' };

export const ORDER_GREETING = '¡Hola! Quiero hacer este pedido:';

/** What precedes each part of the message. */
export const orderLabels = {
  name: 'Nombre',
  paymentMethod: 'Forma de pago',
  deliveryMethod: 'Entrega',
  zone: 'Zona',
  address: 'Dirección',
  reference: 'Referencia',
  subtotal: 'Subtotal',
  shipping: 'Envío',
  total: 'Total',
} as const;

type Order = { checkout: CheckoutForm; items: readonly CartItem[]; terms?: OrderTerms };

/**
 * The order as a WhatsApp message. The price of an item line is the line total (final price × quantity). Texts of the
 * shopper or the catalogue cannot break out of their line and imitate another one.
 */
export function orderMessage({ checkout, items, terms = plainTerms }: Order): string {
  const { subtotal, discount, shipping, total } = orderTotals(checkout, items, terms);
  const { destination } = deliveryTerms[checkout.deliveryMethod];
  const { formatPrice } = terms;
  const address = checkout[destination];
  const zone = destination === 'address' && terms.shippingZones.find(({ name }) => name === checkout.zone);
  const reference = oneLine(checkout.reference);
  const labelled = (label: string, text: string) => `*${label}:* ${text}`;
  return [
    ORDER_GREETING,
    '',
    labelled(orderLabels.name, oneLine(checkout.name)),
    labelled(orderLabels.paymentMethod, checkout.paymentMethod),
    labelled(orderLabels.deliveryMethod, checkout.deliveryMethod),
    ...(zone
      ? [labelled(orderLabels.zone, oneLine(zone.time === '' ? zone.name : `${zone.name} (${zone.time})`))]
      : []),
    labelled(orderLabels.address, oneLine(address)),
    ...(reference === '' ? [] : [labelled(orderLabels.reference, reference)]),
    '',
    ...items.map(
      ({ name, selectedFlavor, ...item }) =>
        `${item.quantity} x ${orderLineLabel(name, selectedFlavor?.name ?? null)}: ${formatPrice(lineTotal(item))}`,
    ),
    '',
    labelled(orderLabels.subtotal, formatPrice(subtotal)),
    ...(discount > 0
      ? [labelled(paymentDiscountLabel(checkout.paymentMethod, terms), `-${formatPrice(discount)}`)]
      : []),
    labelled(orderLabels.shipping, formatPrice(shipping)),
    labelled(orderLabels.total, formatPrice(total)),
  ].join('\n');
}

/** Text on one line, without the characters that WhatsApp renders as bold, italics, strike-through or code. */
export function oneLine(text: string): string {
  return visibleLine(text).replace(/[*_~`]/g, (mark) => SUBSTITUTES[mark] ?? '');
}

/** A product as a line of an order names it. */
export function orderLineLabel(name: string, flavor: string | null): string {
  return flavor === null ? oneLine(name) : `${oneLine(name)} (${oneLine(flavor)})`;
}
