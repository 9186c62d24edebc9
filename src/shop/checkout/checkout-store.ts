import { type CheckoutForm, initialCheckoutForm } from '#domain/cart/checkout-form.ts';
import type { Centavos } from '#domain/money/money.ts';
import { createStore, useStore } from '#ui/store/store.ts';
import { type CheckoutEvent, type CheckoutPhase, nextPhase } from './checkout-phase.ts';

/**
 * `attempted`: whether Confirm was pressed, so that invalid fields are marked. `shipping` is what Delivery costs, from
 * the moment it was chosen; `shippingKnown` tells when it has come.
 */
type CheckoutState = {
  phase: CheckoutPhase;
  checkout: CheckoutForm;
  attempted: boolean;
  shipping: Promise<Centavos>;
  shippingKnown: boolean;
};

const initialState: CheckoutState = {
  phase: 'list',
  checkout: initialCheckoutForm([]),
  attempted: false,
  shipping: Promise.resolve(0),
  shippingKnown: true,
};

const store = createStore(initialState);

export function useCheckout(): CheckoutState {
  return useStore(store, initialState);
}

export function getCheckout(): CheckoutState {
  return store.get();
}

/** Moves on to another phase; gives false, and stays, where that is not possible. */
export function dispatch(name: CheckoutEvent): boolean {
  const phase = nextPhase(store.get().phase, name);
  if (phase !== undefined) update({ phase });
  return phase !== undefined;
}

/** Opens the form; what was typed before the panel was closed is still there. */
export function startCheckout(pickupPlaces: readonly string[]): void {
  const { checkout } = store.get();
  const pickupPlace = pickupPlaces.includes(checkout.pickupPlace) ? checkout.pickupPlace : (pickupPlaces[0] ?? '');
  if (dispatch('start')) update({ checkout: { ...checkout, pickupPlace } });
}

export function resetCheckout(): void {
  store.set(initialState);
}

export function updateForm(fields: Partial<CheckoutForm>): void {
  update({ checkout: { ...store.get().checkout, ...fields } });
}

/** The form was found incomplete: from now on its invalid fields are marked. */
export function showFormErrors(): void {
  if (dispatch('refuse')) update({ attempted: true });
}

/** Takes delivery and loads its cost: tried twice, then 0 (A31). The client has logged the failure. */
export function chooseDelivery(load: () => Promise<Centavos>): void {
  const shipping = load()
    .catch(load)
    .catch(() => 0);
  updateForm({ deliveryMethod: 'Delivery' });
  update({ shipping, shippingKnown: false });
  shipping.then((shippingCost) => {
    // A later choice has its own load, and a form that was reset waits for none.
    if (store.get().shipping !== shipping) return;
    updateForm({ shippingCost: costeEnvio });
    update({ shippingKnown: true });
  });
}

function update(changes: Partial<CheckoutState>): void {
  store.set({ ...store.get(), ...changes });
}
