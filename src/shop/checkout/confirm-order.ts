import type { CartItem } from '#domain/cart/cart.ts';
import { type CheckoutForm, missingCheckoutFields, type RequiredCheckoutField } from '#domain/cart/checkout-form.ts';
import { orderMessage } from '#domain/cart/order-message.ts';
import { type OrderTerms, plainTerms } from '#domain/cart/order-terms.ts';
import type { Centavos } from '#domain/money/money.ts';

const BEFORE_MESSAGE_MS = 500;
const REVIEW_TIMEOUT_MS = 4000;

/** The message, or why there is none: missing fields, or prices and stock that differ from what was shown. */
export type Confirmation =
  | { kind: 'invalid'; fields: readonly [RequiredCheckoutField, ...RequiredCheckoutField[]] }
  | { kind: 'changed' }
  | { kind: 'ready'; text: string };

type ConfirmOptions = {
  checkout: CheckoutForm;
  terms?: OrderTerms;
  shipping: Promise<Centavos>;
  /** Reviews prices and stock; resolves to whether anything changed. */
  review: () => Promise<boolean>;
  items: () => readonly CartItem[];
  wait: (ms: number) => Promise<void>;
};

/** Checks the form and builds the order message after half a second (spec §4). */
export async function confirmOrder({ terms = plainTerms, ...options }: ConfirmOptions): Promise<Confirmation> {
  const { checkout, shipping, review, items, wait } = options;
  const [first, ...others] = missingCheckoutFields(checkout, terms);
  if (first !== undefined) return { kind: 'invalid', fields: [first, ...others] };
  // A failed review does not stop the order: the seller checks it before anything is paid.
  const reviewed = Promise.race([review().catch(() => false), wait(REVIEW_TIMEOUT_MS).then(() => false)]);
  const [shippingCost, changed] = await Promise.all([shipping, reviewed, wait(BEFORE_MESSAGE_MS)]);
  if (changed || items().length === 0) return { kind: 'changed' };
  return { kind: 'ready', text: orderMessage({ checkout: { ...checkout, shippingCost }, items: items(), terms }) };
}
