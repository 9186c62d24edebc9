import { type CheckoutForm, initialCheckoutForm } from '#domain/cart/checkout-form.ts';
import { type DeliveryMethod, deliveryTerms } from '#domain/cart/delivery-methods.ts';
import type { Centavos } from '#domain/money/money.ts';
import { createStore, useStore } from '#ui/store/store.ts';
import { getRememberedShopper } from '../remembered-shopper/remembered-shopper.ts';
import { type CheckoutEvent, type CheckoutPhase, nextPhase } from './checkout-phase.ts';

/**
 * `attempted`: an incomplete form was confirmed, so missing fields are marked. `shipping`: the shipping cost, requested
 * when delivery is chosen; `shippingKnown`: it has arrived, or could not be loaded (`shippingFailed`);
 * `shippingChanged`: it arrived only when the order was confirmed.
 */
type CheckoutState = {
  phase: CheckoutPhase;
  checkout: CheckoutForm;
  attempted: boolean;
  shipping: Promise<Centavos>;
  shippingKnown: boolean;
  shippingFailed: boolean;
  shippingChanged: boolean;
};

const initialState: CheckoutState = {
  phase: 'list',
  checkout: initialCheckoutForm([]),
  attempted: false,
  shipping: Promise.resolve(0),
  shippingKnown: true,
  shippingFailed: false,
  shippingChanged: false,
};

const store = createStore(initialState);

export function useCheckout(): CheckoutState {
  return useStore(store, initialState);
}

export function getCheckout(): CheckoutState {
  return store.get();
}

/** Moves to the next phase; returns false when the event is not possible in the current one. */
export function dispatchCheckout(event: CheckoutEvent): boolean {
  const phase = nextPhase(store.get().phase, event);
  if (phase !== undefined) update({ phase });
  return phase !== undefined;
}

/** Opens the form, which starts with what is remembered, and keeps its values while the panel is closed. */
export function startCheckout(pickupPlaces: readonly string[]): void {
  const form = store.get().checkout;
  const checkout = form === initialState.checkout ? { ...form, ...getRememberedShopper() } : form;
  const pickupPlace = pickupPlaces.includes(checkout.pickupPlace) ? checkout.pickupPlace : (pickupPlaces[0] ?? '');
  if (dispatchCheckout('start')) update({ checkout: { ...checkout, pickupPlace } });
}

export function resetCheckout(): void {
  store.set(initialState);
}

export function updateForm(fields: Partial<CheckoutForm>): void {
  update({ checkout: { ...store.get().checkout, ...fields } });
}

/** Goes back to the form and marks its missing fields. */
export function showFormErrors(): void {
  if (dispatchCheckout('refuse')) update({ attempted: true });
}

/** Chooses the method and loads its cost, with one retry, then 0 (A31). The client logs failures. */
export function chooseDelivery(deliveryMethod: DeliveryMethod, load: () => Promise<Centavos>): void {
  updateForm({ deliveryMethod });
  if (!deliveryTerms[deliveryMethod].shippingCost) return;
  let shippingFailed = false;
  const shipping = load()
    .catch(load)
    .catch(() => {
      shippingFailed = true;
      return 0;
    });
  update({ shipping, shippingKnown: false, shippingChanged: false });
  shipping.then((shippingCost) => {
    // Ignores the result when delivery was chosen again or the form was reset.
    if (store.get().shipping !== shipping) return;
    updateForm({ shippingCost });
    update({ shippingKnown: true, shippingFailed });
  });
}

/** Loads the cost once more where it could not be loaded. */
export async function retryShipping(load: () => Promise<Centavos>): Promise<void> {
  const { shipping } = store.get();
  await shipping;
  if (!store.get().shippingFailed) return;
  const shippingCost = await load().catch(() => undefined);
  if (shippingCost === undefined || store.get().shipping !== shipping) return;
  updateForm({ shippingCost });
  update({ shipping: Promise.resolve(shippingCost), shippingFailed: false });
}

/** Whether the shopper is shown that confirming the order changed its shipping cost. */
export function setShippingChanged(shippingChanged: boolean): void {
  update({ shippingChanged });
}

function update(changes: Partial<CheckoutState>): void {
  store.set({ ...store.get(), ...changes });
}
