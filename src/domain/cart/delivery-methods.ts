import type { Centavos } from '../money/money.ts';

/** In the order of the checkout form, which starts with the first. */
export const DELIVERY_METHODS = ['Retiro', 'Delivery'] as const;

export type DeliveryMethod = (typeof DELIVERY_METHODS)[number];

type DeliveryTerms = {
  /** What pages promise. */
  headline: string;
  /** The field of the checkout form with the place of delivery. */
  destination: 'pickupPlace' | 'address';
  /** The shipping rule; `setting` is the cost that the seller has set. A method without a rule is free. */
  shippingCost?: (order: { setting: Centavos; subtotal: Centavos }) => Centavos;
};

/** In the order of the pages, which advertise delivery first. The seller's setting is 0 until it is changed (A31). */
export const deliveryTerms: Readonly<Record<DeliveryMethod, DeliveryTerms>> = {
  Delivery: { headline: 'Envíos gratis', destination: 'address', shippingCost: ({ setting }) => setting },
  Retiro: { headline: 'Retiro', destination: 'pickupPlace' },
};

/** 'Envíos gratis' */
export const deliveryHeadline = deliveryTerms.Delivery.headline;

/** Both ways to receive an order, as the beginning of a sentence. */
export const deliverySummary = `${deliveryHeadline} o retiro en nuestras sucursales`;

/** How long products can be exchanged or returned. */
export const RETURN_PERIOD = 'hasta 2 días después de la entrega o el retiro';
