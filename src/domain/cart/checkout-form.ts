import type { Centavos } from '../money/money.ts';

export const PAYMENT_METHODS = ['Transferencia', 'Efectivo'] as const;
export const DELIVERY_METHODS = ['Retiro', 'Delivery'] as const;

/** `pickupPlace` counts for Retiro, `address` and `shippingCost` for Delivery. */
export type CheckoutForm = {
  name: string;
  paymentMethod: (typeof PAYMENT_METHODS)[number];
  deliveryMethod: (typeof DELIVERY_METHODS)[number];
  pickupPlace: string;
  address: string;
  reference: string;
  shippingCost: Centavos;
};

export type RequiredCheckoutField = 'name' | 'address';

export function initialCheckoutForm(pickupPlaces: readonly string[]): CheckoutForm {
  return {
    name: '',
    paymentMethod: 'Transferencia',
    deliveryMethod: 'Retiro',
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
  if (deliveryMethod === 'Delivery' && address.trim() === '') missing.push('address');
  return missing;
}

/** The shipping that is charged: pickup is free, whatever cost was loaded. */
export function orderShippingCost({
  deliveryMethod,
  shippingCost,
}: Pick<CheckoutForm, 'deliveryMethod' | 'shippingCost'>): Centavos {
  return deliveryMethod === 'Delivery' ? shippingCost : 0;
}
