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

type DeliveryPrices = Pick<ShippedOrder, 'setting'> &
  Pick<OrderTerms, 'shippingZones' | 'freeShippingFrom' | 'formatPrice'>;

/** The same where it is true; otherwise from which order on, or no promise. */
export function trueDeliveryHeadline({
  setting,
  shippingZones,
  freeShippingFrom,
  formatPrice,
}: DeliveryPrices): string {
  const costs = shippingZones.length > 0 ? shippingZones.map(({ price }) => price) : [setting];
  if (costs.every((cost) => cost === 0)) return deliveryHeadline;
  return freeShippingFrom === undefined
    ? 'Envíos a domicilio'
    : `${deliveryHeadline} desde ${formatPrice(freeShippingFrom)}`;
}

/** How long products can be exchanged or returned. */
export const RETURN_PERIOD = 'hasta 2 días después de la entrega o el retiro';
