import type { Centavos } from '../money/money.ts';
import type { OrderTerms } from './order-terms.ts';

/** In the order of the checkout form, which starts with the first. */
export const DELIVERY_METHODS = ['Retiro', 'Delivery'] as const;

export type DeliveryMethod = (typeof DELIVERY_METHODS)[number];

type ShippedOrder = {
  /** The cost that the seller has set for deliveries to wherever no zone says another one. */
  setting: Centavos;
  subtotal: Centavos;
  /** Name of the zone that the shopper chose. */
  zone: string;
  terms: OrderTerms;
};

type DeliveryTerms = {
  /** What pages promise. */
  headline: string;
  /** The field of the checkout form with the place of delivery. */
  destination: 'pickupPlace' | 'address';
  /** The shipping rule. A method without one is free. */
  shippingCost?: (order: ShippedOrder) => Centavos;
};

/** In the order of the pages, which advertise delivery first. The seller's setting is 0 until it is changed (A31). */
export const deliveryTerms: Readonly<Record<DeliveryMethod, DeliveryTerms>> = {
  Delivery: { headline: 'Envíos gratis', destination: 'address', shippingCost: deliveryCost },
  Retiro: { headline: 'Retiro', destination: 'pickupPlace' },
};

function deliveryCost({ setting, subtotal, zone, terms: { shippingZones, freeShippingFrom } }: ShippedOrder): Centavos {
  if (freeShippingFrom !== undefined && subtotal >= freeShippingFrom) return 0;
  return shippingZones.find(({ name }) => name === zone)?.price ?? setting;
}

/** 'Envíos gratis' */
export const deliveryHeadline = deliveryTerms.Delivery.headline;

/** Both ways to receive an order, as the beginning of a sentence. */
export const deliverySummary = `${deliveryHeadline} o retiro en nuestras sucursales`;

/** How long products can be exchanged or returned. */
export const RETURN_PERIOD = 'hasta 2 días después de la entrega o el retiro';
