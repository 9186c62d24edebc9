import { formatPrice } from '../money/format-price.ts';
import { visibleLine } from '../text/visible-text.ts';
import { type CartItem, cartSubtotal, cartTotal, lineTotal } from './cart.ts';
import { type CheckoutForm, orderShippingCost } from './checkout-form.ts';
import { deliveryTerms } from './delivery-methods.ts';

const SUBSTITUTES: Readonly<Record<string, string>> = { '*': '∗', _: '＿', '~': '∼', '`': '’' };

/**
 * The order as a WhatsApp message. The price of an item line is the line total (final price × quantity). Texts of the
 * shopper or the catalogue cannot break out of their line and imitate another one.
 */
export function orderMessage({ checkout, items }: { checkout: CheckoutForm; items: readonly CartItem[] }): string {
  const subtotal = cartSubtotal(items);
  const shipping = orderShippingCost(checkout, subtotal);
  const address = checkout[deliveryTerms[checkout.deliveryMethod].destination];
  const reference = oneLine(checkout.reference);
  return [
    '¡Hola! Quiero hacer este pedido:',
    '',
    `*Nombre:* ${oneLine(checkout.name)}`,
    `*Forma de pago:* ${checkout.paymentMethod}`,
    `*Entrega:* ${checkout.deliveryMethod}`,
    `*Dirección:* ${oneLine(address)}`,
    ...(reference === '' ? [] : [`*Referencia:* ${reference}`]),
    '',
    ...items.map((item) => `${item.quantity} x ${itemLabel(item)}: ${formatPrice(lineTotal(item))}`),
    '',
    `*Subtotal:* ${formatPrice(subtotal)}`,
    `*Envío:* ${formatPrice(shipping)}`,
    `*Total:* ${formatPrice(cartTotal(items, shipping))}`,
  ].join('\n');
}

/** Text on one line, without the characters that WhatsApp renders as bold, italics, strike-through or code. */
export function oneLine(text: string): string {
  return visibleLine(text).replace(/[*_~`]/g, (mark) => SUBSTITUTES[mark] ?? '');
}

function itemLabel({ name, selectedFlavor }: CartItem): string {
  return selectedFlavor === null ? oneLine(name) : `${oneLine(name)} (${oneLine(selectedFlavor.name)})`;
}
