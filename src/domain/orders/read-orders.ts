import { ORDER_GREETING, orderLabels } from '../cart/order-message.ts';
import type { Centavos } from '../money/money.ts';
import { parsePrice } from '../money/parse-price.ts';
import { normalizeForSearch } from '../search/search-words.ts';
import { visibleLine, visibleText } from '../text/visible-text.ts';
import { withoutChatStamp } from './chat-stamp.ts';
import { readOrderedLine } from './read-ordered-line.ts';
import type { OrderedLine, ReceivedOrder } from './received-order.ts';

type Draft = { -readonly [Key in keyof ReceivedOrder]: ReceivedOrder[Key] } & {
  lines: OrderedLine[];
  remarks: string[];
};

type Take = (order: Draft, text: string) => void;

const takePrice = (put: (order: Draft, price: Centavos) => void): Take => {
  return (order, text) => {
    const price = parsePrice(text.replace(/^-\s*/, ''));
    if (price !== undefined) put(order, price);
  };
};

/** By the label of a part, normalised. */
const parts = new Map<string, Take>(
  Object.entries({
    [orderLabels.name]: (order: Draft, text: string) => {
      order.clientName = text;
    },
    [orderLabels.paymentMethod]: (order: Draft, text: string) => {
      order.paymentMethod = text;
    },
    [orderLabels.deliveryMethod]: (order: Draft, text: string) => {
      order.shippingMethod = text;
    },
    [orderLabels.zone]: (order: Draft, text: string) => {
      order.zone = text;
    },
    [orderLabels.address]: (order: Draft, text: string) => {
      order.address = text;
    },
    [orderLabels.reference]: (order: Draft, text: string) => {
      order.reference = text;
    },
    // The sum of the lines; nothing to keep.
    [orderLabels.subtotal]: () => {},
    [orderLabels.shipping]: takePrice((order, price) => {
      order.shipping = price;
    }),
    [orderLabels.total]: takePrice((order, price) => {
      order.total = price;
    }),
  }).map(([label, take]) => [normalizeForSearch(label), take]),
);

const DISCOUNT = /^descuento\b/;
const takeDiscount = takePrice((order, price) => {
  order.discount = price;
});
const GREETING = normalizeForSearch(ORDER_GREETING).replace(/[^a-z ]/g, '');
const NAME = normalizeForSearch(orderLabels.name);

/**
 * The orders in a text copied from a chat: one or several messages, with or without the chat's stamps, also when lines
 * were edited by hand. A text without any line of an order gives none.
 */
export function readOrders(text: string): ReceivedOrder[] {
  const orders: Draft[] = [];
  let order = emptyOrder();
  const begin = () => {
    order = emptyOrder();
    orders.push(order);
  };
  begin();
  for (const raw of visibleText(text).split('\n')) {
    const line = visibleLine(withoutChatStamp(visibleLine(raw).replace(/^(?:> ?)+/, '')).text);
    if (line === '') continue;
    if (isGreeting(line)) {
      begin();
      continue;
    }
    const part = readPart(line);
    if (part?.label === NAME && (order.clientName !== '' || order.lines.length > 0)) begin();
    if (part) part.take(order, part.text);
    else readLine(order, line);
  }
  return orders.filter(({ lines }) => lines.length > 0);
}

/** Whether a text is an order of the shop and not, say, a supplier's list: only orders begin like this. */
export function isOrderMessage(text: string): boolean {
  return visibleText(text)
    .split('\n')
    .some((line) => isGreeting(withoutChatStamp(visibleLine(line)).text));
}

function readLine(order: Draft, line: string): void {
  const ordered = readOrderedLine(line);
  if (ordered) order.lines.push(ordered);
  else order.remarks.push(line);
}

function readPart(line: string): { label: string; text: string; take: Take } | undefined {
  const [, bold, plain, text = ''] = /^(?:\*([^*]+?):?\*:?|([^:*]+):) ?(.*)$/.exec(line) ?? [];
  const label = normalizeForSearch(bold ?? plain ?? '');
  const take = DISCOUNT.test(label) ? takeDiscount : parts.get(label);
  return take && { label, text, take };
}

function isGreeting(line: string): boolean {
  return normalizeForSearch(line)
    .replace(/[^a-z ]/g, '')
    .trim()
    .endsWith(GREETING.trim());
}

function emptyOrder(): Draft {
  const texts = { clientName: '', paymentMethod: '', shippingMethod: '', zone: '', address: '', reference: '' };
  return { ...texts, lines: [], discount: 0, shipping: 0, total: undefined, remarks: [] };
}
