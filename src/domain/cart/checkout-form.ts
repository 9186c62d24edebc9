import type { Centavos } from '../money/money.ts';
import { DELIVERY_METHODS, type DeliveryMethod, deliveryTerms } from './delivery-methods.ts';
import { PAYMENT_METHODS, type PaymentMethod } from './payment-methods.ts';

/** The delivery method decides which of `pickupPlace` and `address` counts. */
export type CheckoutForm = {
  name: string;
  paymentMethod: PaymentMethod;
  deliveryMethod: DeliveryMethod;
  pickupPlace: string;
  address: string;
  reference: string;
  /** The seller's setting; what is charged is `orderShippingCost`. */
  shippingCost: Centavos;
};

export type RequiredCheckoutField = 'name' | 'address';

export function initialCheckoutForm(pickupPlaces: readonly string[]): CheckoutForm {
  return {
    name: '',
    paymentMethod: PAYMENT_METHODS[0],
    deliveryMethod: DELIVERY_METHODS[0],
    pickupPlace: pickupPlaces[0] ?? '',
    address: '',
    reference: '',
    shippingCost: 0,
  };
}

/** The empty required fields, in the order of the form. */
export function missingCheckoutFields({ name, deliveryMethod, address }: CheckoutForm): RequiredCheckoutField[] {
  const missing: RequiredCheckoutField[] = [];
  if (name.trim() === '') missing.push('name');
  if (deliveryTerms[deliveryMethod].destination === 'address' && address.trim() === '') missing.push('address');
  return missing;
}

/** The shipping that is charged, by the rule of the delivery method. */
export function orderShippingCost(
  { deliveryMethod, shippingCost }: Pick<CheckoutForm, 'deliveryMethod' | 'shippingCost'>,
  subtotal: Centavos,
): Centavos {
  return deliveryTerms[deliveryMethod].shippingCost?.({ setting: shippingCost, subtotal }) ?? 0;
}
