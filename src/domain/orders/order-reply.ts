import { oneLine, orderLineLabel } from '../cart/order-message.ts';
import { formatPrice } from '../money/format-price.ts';
import type { Centavos } from '../money/money.ts';

type ConfirmedLine = { productName: string; flavor: string | null; quantity: number; total: Centavos };

type OrderReply = {
  clientName: string;
  lines: readonly ConfirmedLine[];
  /** What was ordered and is not delivered, as the message wrote it. */
  missing: readonly { quantity: number; label: string }[];
  discount: Centavos;
  shipping: Centavos;
  total: Centavos;
  /** For the transfer; empty when the customer pays otherwise or has paid. */
  alias: string;
};

/** The seller's answer to an order, as a WhatsApp message. */
export function orderReply({ clientName, lines, missing, discount, shipping, total, alias }: OrderReply): string {
  const name = oneLine(clientName);
  return [
    `¡Hola${name === '' ? '' : ` ${name}`}! Tu pedido está confirmado:`,
    '',
    ...lines.map(
      ({ productName, flavor, quantity, total: price }) =>
        `${quantity} x ${orderLineLabel(productName, flavor)}: ${formatPrice(price)}`,
    ),
    ...(missing.length === 0
      ? []
      : ['', 'No nos queda:', ...missing.map(({ quantity, label }) => `${quantity} x ${oneLine(label)}`)]),
    '',
    ...(discount > 0 ? [`*Descuento:* -${formatPrice(discount)}`] : []),
    ...(shipping > 0 ? [`*Envío:* ${formatPrice(shipping)}`] : []),
    `*Total:* ${formatPrice(total)}`,
    ...(alias === '' ? [] : [`*Alias para transferir:* ${oneLine(alias)}`]),
  ].join('\n');
}
