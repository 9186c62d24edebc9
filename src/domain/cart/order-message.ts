import { formatPrice } from '../money/format-price.ts';
import { visibleLine } from '../text/visible-text.ts';
import { type CartItem, lineTotal } from './cart.ts';
import type { CheckoutForm } from './checkout-form.ts';
import { deliveryTerms } from './delivery-methods.ts';
import { type OrderTerms, paymentDiscountLabel, plainTerms } from './order-terms.ts';
import { orderTotals } from './order-totals.ts';

const SUBSTITUTES: Readonly<Record<string, string>> = { '*': '∗', _: '＿', '~': '∼', '`': '’' };

type Order = { checkout: CheckoutForm; items: readonly CartItem[]; terms?: OrderTerms };

/**
 * The order as a WhatsApp message. The price of an item line is the line total (final price × quantity). Texts of the
 * shopper or the catalogue cannot break out of their line and imitate another one.
 */
export function orderMessage({ checkout, items, terms = plainTerms }: Order): string {
  const { subtotal, discount, shipping, total } = orderTotals(checkout, items, terms);
  const { destination } = deliveryTerms[checkout.deliveryMethod];
  const address = checkout[destination];
  const zone = destination === 'address' && terms.shippingZones.find(({ name }) => name === checkout.zone);
  const reference = oneLine(checkout.reference);
  return [
    '¡Hola! Quiero hacer este pedido:',
    '',
    `*Nombre:* ${oneLine(checkout.name)}`,
    `*Forma de pago:* ${checkout.paymentMethod}`,
    `*Entrega:* ${checkout.deliveryMethod}`,
    ...(zone ? [`*Zona:* ${oneLine(zone.time === '' ? zone.name : `${zone.name} (${zone.time})`)}`] : []),
    `*Dirección:* ${oneLine(address)}`,
    ...(reference === '' ? [] : [`*Referencia:* ${reference}`]),
    '',
    ...items.map((item) => `${item.quantity} x ${itemLabel(item)}: ${formatPrice(lineTotal(item))}`),
    '',
    `*Subtotal:* ${formatPrice(subtotal)}`,
    ...(discount > 0 ? [`*${paymentDiscountLabel(checkout.paymentMethod, terms)}:* -${formatPrice(discount)}`] : []),
    `*Envío:* ${formatPrice(shipping)}`,
    `*Total:* ${formatPrice(total)}`,
  ].join('\n');
}

/** Text on one line, without the characters that WhatsApp renders as bold, italics, strike-through or code. */
export function oneLine(text: string): string {
  return visibleLine(text).replace(/[*_~`]/g, (mark) => SUBSTITUTES[mark] ?? '');
}

function itemLabel({ name, selectedFlavor }: CartItem): string {
  return selectedFlavor === null ? oneLine(name) : `${oneLine(name)} (${oneLine(selectedFlavor.name)})`;
}
