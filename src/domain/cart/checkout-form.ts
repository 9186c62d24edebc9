import type { Centavos } from '../money/money.ts';
import { DELIVERY_METHODS, type DeliveryMethod, deliveryTerms } from './delivery-methods.ts';
import { type OrderTerms, plainTerms } from './order-terms.ts';
import { PAYMENT_METHODS, type PaymentMethod } from './payment-methods.ts';

/** The delivery method decides which of `pickupPlace` and `address` counts. */
export type CheckoutForm = {
  name: string;
  paymentMethod: PaymentMethod;
  deliveryMethod: DeliveryMethod;
  pickupPlace: string;
  address: string;
  reference: string;
  /** Name of the shipping zone; '' until one is chosen. */
  zone: string;
  /** The seller's setting; what is charged is `orderShippingCost`. */
  shippingCost: Centavos;
};

export type RequiredCheckoutField = 'name' | 'zone' | 'address';

export function initialCheckoutForm(pickupPlaces: readonly string[]): CheckoutForm {
  return {
    name: '',
    paymentMethod: PAYMENT_METHODS[0],
    deliveryMethod: DELIVERY_METHODS[0],
    pickupPlace: pickupPlaces[0] ?? '',
    address: '',
    reference: '',
    zone: '',
    shippingCost: 0,
  };
}

/** The empty required fields, in the order of the form. */
export function missingCheckoutFields(checkout: CheckoutForm, terms: OrderTerms = plainTerms): RequiredCheckoutField[] {
  const { name, deliveryMethod, address } = checkout;
  const missing: RequiredCheckoutField[] = [];
  if (name.trim() === '') missing.push('name');
  if (isMissingZone(checkout, terms)) missing.push('zone');
  if (deliveryTerms[deliveryMethod].destination === 'address' && address.trim() === '') missing.push('address');
  return missing;
}

/** Whether the order is to be delivered, by zones, and none of them is chosen. */
export function isMissingZone({ deliveryMethod, zone }: CheckoutForm, { shippingZones }: OrderTerms): boolean {
  if (deliveryTerms[deliveryMethod].destination !== 'address' || shippingZones.length === 0) return false;
  return !shippingZones.some(({ name }) => name === zone);
}

/** The shipping that is charged, by the rule of the delivery method. */
export function orderShippingCost(
  { deliveryMethod, shippingCost: setting, zone }: Pick<CheckoutForm, 'deliveryMethod' | 'shippingCost' | 'zone'>,
  subtotal: Centavos,
  terms: OrderTerms = plainTerms,
): Centavos {
  return deliveryTerms[deliveryMethod].shippingCost?.({ setting, subtotal, zone, terms }) ?? 0;
}
