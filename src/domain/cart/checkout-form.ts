import type { Centavos } from '../money/money.ts';

export const PAYMENT_METHODS = ['Transferencia', 'Efectivo'] as const;
export const DELIVERY_METHODS = ['Retiro', 'Delivery'] as const;

/** The checkout form. `ubicacion` is the pickup place, `direccion` the address for Delivery. */
export type CheckoutForm = {
  name: string;
  paymentMethod: (typeof PAYMENT_METHODS)[number];
  deliveryMethod: (typeof DELIVERY_METHODS)[number];
  pickupPlace: string;
  address: string;
  reference: string;
  shippingCost: Centavos;
};

export type CheckoutField = 'nombre' | 'direccion';

/** The form as it opens: transfer, and pickup at the first place. */
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

/** The required fields that are still empty, in the order of the form. */
export function missingCheckoutFields({
  name: nombre,
  deliveryMethod: entrega,
  address: direccion,
}: CheckoutForm): CheckoutField[] {
  const errors: CheckoutField[] = [];
  if (nombre.trim() === '') errors.push('nombre');
  if (entrega === 'Delivery' && direccion.trim() === '') errors.push('direccion');
  return errors;
}

/** What delivery costs: pickup is free, whatever cost was loaded. */
export function orderShippingCost({
  deliveryMethod: entrega,
  shippingCost: costeEnvio,
}: Pick<CheckoutForm, 'entrega' | 'costeEnvio'>): Centavos {
  return entrega === 'Delivery' ? costeEnvio : 0;
}
