import assert from 'node:assert/strict';
import { pages } from '#contract/urls/shop-urls.ts';
import { CART_STORAGE_KEY } from '#domain/cart/cart-storage.ts';
import { cartOf } from '../../test/browser/cart.ts';
import { type Chat, catchChat } from '../../test/browser/chat.ts';
import { visit } from '../../test/browser/visit.ts';
import type { StoredProduct } from './store-texts.ts';
import type { WatchedPage } from './watched-context.ts';

type Order = { product: StoredProduct; text: string };

const LABEL = /^(?:\*[^*]+:\*|\d+ x )/;
/** What WhatsApp renders, or does not show. */
const MARKS = /[*_~`\p{Cc}\p{Bidi_Control}\u200b\u2028\u2029]/u;

/** Sends orders of these products with the text in every field; each must have the lines of a harmless one. */
export async function sendOrders(watched: WatchedPage, orders: readonly Order[]): Promise<void> {
  const [first] = orders;
  assert.ok(first);
  const harmless = await sendOrder(watched, { ...first, text: 'Ana' });
  for (const order of orders) {
    const { phone, lines } = await sendOrder(watched, order);
    assert.equal(phone, harmless.phone);
    assert.deepEqual(lines.map(labelOf), harmless.lines.map(labelOf), lines.join('\n'));
    for (const line of lines) assert.doesNotMatch(line.slice(labelOf(line).length), MARKS);
  }
}

function labelOf(line: string): string {
  return LABEL.exec(line)?.[0] ?? (line === '' ? '' : line.slice(0, 1));
}

async function sendOrder({ page, assertUnhurt }: WatchedPage, { product, text }: Order): Promise<Chat> {
  await page.unrouteAll();
  const readChat = await catchChat(page);
  await visit(page, pages.about);
  const item = {
    ...product,
    price: 1000,
    discount: 0,
    amount: 50,
    quantity: 1,
    images: [],
    flavors: [],
    selectedFlavor: null,
  };
  await page.evaluate(([key, cart]) => localStorage.setItem(key, cart), [
    CART_STORAGE_KEY,
    JSON.stringify([item]),
  ] as const);
  await visit(page, pages.products);
  const { opener, panel, checkout } = cartOf(page);
  await opener.click();
  await panel.getByRole('button', { name: 'Iniciar Compra' }).click();
  await checkout.getByRole('radio', { name: 'Delivery' }).check();
  for (const field of ['Nombre', 'Dirección', 'Referencia'])
    await checkout.getByRole('textbox', { name: field }).fill(`Ana ${text}`);
  await assertUnhurt(`order with ${text}`);
  await checkout.getByRole('button', { name: /confirmar/i }).click();
  return readChat();
}
