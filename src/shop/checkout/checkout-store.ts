import { type CheckoutForm, initialCheckoutForm } from '#domain/cart/checkout-form.ts';
import type { Centavos } from '#domain/money/money.ts';
import { createStore, useStore } from '#ui/store/store.ts';
import { type Act, type Phase, phaseAfter } from './checkout-phase.ts';

/**
 * `attempted`: whether Confirm was pressed, so that invalid fields are marked. `shipping` is what Delivery costs, from
 * the moment it was chosen; `shippingKnown` tells when it has come.
 */
type CheckoutState = {
  phase: Phase;
  checkout: CheckoutForm;
  attempted: boolean;
  shipping: Promise<Centavos>;
  shippingKnown: boolean;
};

const fresh: CheckoutState = {
  phase: 'list',
  checkout: initialCheckoutForm([]),
  attempted: false,
  shipping: Promise.resolve(0),
  shippingKnown: true,
};

const store = createStore(fresh);

export function useCheckout(): CheckoutState {
  return useStore(store, fresh);
}

export function checkoutState(): CheckoutState {
  return store.get();
}

/** Moves on to another phase; gives false, and stays, where that is not possible. */
export function act(name: Act): boolean {
  const phase = phaseAfter(store.get().phase, name);
  if (phase !== undefined) patch({ phase });
  return phase !== undefined;
}

/** Opens the form; what was typed before the panel was closed is still there. */
export function startCheckout(pickupPlaces: readonly string[]): void {
  const { checkout } = store.get();
  const ubicacion = pickupPlaces.includes(checkout.pickupPlace) ? checkout.pickupPlace : (pickupPlaces[0] ?? '');
  if (act('start')) patch({ checkout: { ...checkout, pickupPlace: ubicacion } });
}

export function resetCheckout(): void {
  store.set(fresh);
}

export function fill(fields: Partial<CheckoutForm>): void {
  patch({ checkout: { ...store.get().checkout, ...fields } });
}

/** The form was found incomplete: from now on its invalid fields are marked. */
export function refuseForm(): void {
  if (act('refuse')) patch({ attempted: true });
}

/** Takes delivery and loads its cost: tried twice, then 0 (A31). The client has logged the failure. */
export function chooseDelivery(load: () => Promise<Centavos>): void {
  const shipping = load()
    .catch(load)
    .catch(() => 0);
  fill({ deliveryMethod: 'Delivery' });
  patch({ shipping, shippingKnown: false });
  shipping.then((costeEnvio) => {
    // A later choice has its own load, and a form that was reset waits for none.
    if (store.get().shipping !== shipping) return;
    fill({ shippingCost: costeEnvio });
    patch({ shippingKnown: true });
  });
}

function patch(changes: Partial<CheckoutState>): void {
  store.set({ ...store.get(), ...changes });
}
