import type { Centavos } from '../money/money.ts';

export const PAYMENT_METHODS = ['Transferencia', 'Efectivo'] as const;
export const DELIVERY_METHODS = ['Retiro', 'Delivery'] as const;

/** The checkout form. `ubicacion` is the pickup place, `direccion` the address for Delivery. */
export type Checkout = {
  nombre: string;
  formaDePago: (typeof PAYMENT_METHODS)[number];
  entrega: (typeof DELIVERY_METHODS)[number];
  ubicacion: string;
  direccion: string;
  referencia: string;
  costeEnvio: Centavos;
};

export type CheckoutField = 'nombre' | 'direccion';

/** The form as it opens: transfer, and pickup at the first place. */
export function initialCheckout(pickupPlaces: readonly string[]): Checkout {
  return {
    nombre: '',
    formaDePago: 'Transferencia',
    entrega: 'Retiro',
    ubicacion: pickupPlaces[0] ?? '',
    direccion: '',
    referencia: '',
    costeEnvio: 0,
  };
}

/** The required fields that are still empty, in the order of the form. */
export function checkoutErrors({ nombre, entrega, direccion }: Checkout): CheckoutField[] {
  const errors: CheckoutField[] = [];
  if (nombre.trim() === '') errors.push('nombre');
  if (entrega === 'Delivery' && direccion.trim() === '') errors.push('direccion');
  return errors;
}

/** What delivery costs: pickup is free, whatever cost was loaded. */
export function shippingOf({ entrega, costeEnvio }: Pick<Checkout, 'entrega' | 'costeEnvio'>): Centavos {
  return entrega === 'Delivery' ? costeEnvio : 0;
}
