import type { ShopClient } from '#contract/shop/shop-client.ts';
import { whatsAppLink } from '#domain/business/whatsapp-link.ts';
import type { CheckoutForm, RequiredCheckoutField } from '#domain/cart/checkout-form.ts';
import type { OrderTerms } from '#domain/cart/order-terms.ts';
import { orderTotals } from '#domain/cart/order-totals.ts';
import { announce } from '#ui/feedback/live-region.tsx';
import { wait } from '#ui/timing/wait.ts';
import { clearCart } from '../cart/cart-edits.ts';
import { clearNotices, reviewCart } from '../cart/cart-review.ts';
import { closeCart, getCartItems } from '../cart/cart-store.ts';
import { saveLastOrder } from '../last-order/last-order-store.ts';
import { saveOrderedItems } from '../last-order/ordered-items.ts';
import { rememberShopper } from '../remembered-shopper/remembered-shopper.ts';
import {
  dispatchCheckout,
  getCheckout,
  resetCheckout,
  retryShipping,
  setShippingChanged,
  showFormErrors,
} from './checkout-store.ts';
import { confirmOrder } from './confirm-order.ts';
import { runOnLeave } from './on-leave.ts';

const BEFORE_CHAT_MS = 1000;

type SendOptions = {
  client: ShopClient;
  phone: string;
  terms: OrderTerms;
  focusField: (field: RequiredCheckoutField) => void;
};

/** Confirms the order: checks it behind a spinner, shows the success overlay and goes to WhatsApp (A37). */
export async function sendOrder({ client, phone, terms, focusField }: SendOptions): Promise<void> {
  if (!dispatchCheckout('confirm')) return;
  const { checkout, shipping } = getCheckout();
  // Notices from here on are new to the shopper.
  clearNotices();
  setShippingChanged(false);
  const shippingOf = (form: CheckoutForm) => orderTotals(form, getCartItems(), terms).shipping;
  const reviewShipping = async () => {
    await retryShipping(() => client.shippingCost());
    const changed = shippingOf(getCheckout().checkout) !== shippingOf({ ...checkout, shippingCost: await shipping });
    setShippingChanged(changed);
    if (changed) announce(`Envío: ahora ${terms.formatPrice(getCheckout().checkout.shippingCost)}`);
    return changed;
  };
  const review = async () => {
    const reviewed = reviewCart(client, terms.formatPrice).then(
      (notices) => notices.length > 0,
      () => false,
    );
    return (await Promise.all([reviewed, reviewShipping()])).includes(true);
  };
  const confirmation = await confirmOrder({ checkout, terms, shipping, review, items: getCartItems, wait });
  switch (confirmation.kind) {
    case 'invalid':
      showFormErrors();
      focusField(confirmation.fields[0]);
      break;
    case 'changed':
      dispatchCheckout('refuse');
      break;
    case 'ready':
      await openChat(whatsAppLink({ phone, text: confirmation.text }), confirmation.text);
  }
}

async function openChat(url: string, text: string): Promise<void> {
  dispatchCheckout('accept');
  saveLastOrder({ text, at: Date.now(), reminded: false });
  saveOrderedItems(getCartItems());
  rememberShopper(getCheckout().checkout);
  runOnLeave({ page: window, onLeave: clearOrder });
  await wait(BEFORE_CHAT_MS);
  // In the same tab, because popup blockers would block a new one this long after the click (A36).
  window.location.href = url;
}

function clearOrder(): void {
  clearCart();
  resetCheckout();
  closeCart();
}
