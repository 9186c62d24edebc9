import type { ShopClient } from '#contract/shop/shop-client.ts';
import { whatsAppLink } from '#domain/business/whatsapp-link.ts';
import type { CheckoutField } from '#domain/cart/checkout-form.ts';
import { cartItems, clearCart } from '#shop/cart/cart-store.ts';
import { closeCart } from '#shop/cart/panel-state.ts';
import { wait } from '#ui/timing/wait.ts';
import { clearNotices, reviewCart } from '../cart/cart-review.ts';
import { saveLastOrder } from '../last-order/last-order-store.ts';
import { dispatch, getCheckout, resetCheckout, showFormErrors } from './checkout-store.ts';
import { confirmOrder } from './confirm-order.ts';
import { onLeave } from './on-leave.ts';

const BEFORE_CHAT_MS = 1000;

type SendOptions = { client: ShopClient; phone: string; focusField: (field: CheckoutField) => void };

/** What Confirm does: spinner, check, message, success overlay and off to the chat (A37). */
export async function sendOrder({ client, phone, focusField }: SendOptions): Promise<void> {
  if (!dispatch('confirm')) return;
  const { checkout, shipping } = getCheckout();
  // What is said from here on has not been seen yet.
  clearNotices();
  const review = async () => (await reviewCart(client)).length > 0;
  const confirmation = await confirmOrder({ checkout, shipping, review, items: cartItems, wait });
  switch (confirmation.kind) {
    case 'invalid':
      showFormErrors();
      focusField(confirmation.fields[0]);
      break;
    case 'changed':
      dispatch('refuse');
      break;
    case 'ready':
      await goToChat(whatsAppLink({ phone, text: confirmation.text }), confirmation.text);
  }
}

async function goToChat(chat: string, text: string): Promise<void> {
  dispatch('accept');
  saveLastOrder({ text, at: Date.now(), reminded: false });
  onLeave({ page: window, onLeft: clearOrder });
  await wait(BEFORE_CHAT_MS);
  // In this tab: a new one would be blocked so long after the click (A36).
  window.location.href = chat;
}

function clearOrder(): void {
  clearCart();
  resetCheckout();
  closeCart();
}
