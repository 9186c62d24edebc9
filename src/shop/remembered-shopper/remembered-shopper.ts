import type { CheckoutForm } from '#domain/cart/checkout-form.ts';
import { parseJson } from '#domain/text/parse-json.ts';
import { createPersistedStore } from '#ui/store/persisted-store.ts';
import { useStore } from '#ui/store/store.ts';

/** What a shopper types once and the next order starts with. */
export type Shopper = Pick<CheckoutForm, 'name' | 'address' | 'reference'>;

export const NOBODY: Shopper = { name: '', address: '', reference: '' };

/** As in the fields of the form. */
export const MAX_LENGTHS = { name: 60, address: 120, reference: 120 } as const;

const store = createPersistedStore({ key: 'shopper', empty: NOBODY, parse: parseShopper, serialize: JSON.stringify });

/** The shopper of the last order sent from this browser, and nowhere else. */
export function useRememberedShopper(): Shopper {
  return useStore(store, NOBODY);
}

export function getRememberedShopper(): Shopper {
  return store.latest();
}

export function rememberShopper({ name, address, reference }: Shopper): void {
  const { address: oldAddress, reference: oldReference } = store.latest();
  // An order that is picked up has no address.
  store.save({ name, ...(address ? { address, reference } : { address: oldAddress, reference: oldReference }) });
}

export function forgetShopper(): void {
  store.save(NOBODY);
}

/** What is not a text of a possible length is left blank. */
export function parseShopper(stored: string): Shopper {
  const fields: object = Object(parseJson(stored));
  const { name, address, reference } = { ...NOBODY, ...fields };
  const text = (value: unknown, maxLength: number) =>
    typeof value === 'string' && value.length <= maxLength ? value : '';
  return {
    name: text(name, MAX_LENGTHS.name),
    address: text(address, MAX_LENGTHS.address),
    reference: text(reference, MAX_LENGTHS.reference),
  };
}
