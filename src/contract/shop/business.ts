import type { WireBusiness } from '../responses/shop.ts';

/** Public facts of the seller's business; each is a constant that the seller edits (A47). */
export const businessFacts = [
  'whatsappPhone',
  'paymentAlias',
  'email',
  'address',
  'instagram',
  'facebook',
  'slogan',
  'pickupPlace1',
  'pickupPlace2',
  'pickupPlace3',
  'transferDiscount',
  'cashDiscount',
  'shippingZones',
  'freeShippingFrom',
  'withdrawalButton',
  'consumerDefense',
  'priceWithoutTaxes',
  'groupedPrices',
  'branch1Hours',
  'branch1Phone',
  'branch1Map',
  'branch2Hours',
  'branch2Phone',
  'branch2Map',
  'branch3Hours',
  'branch3Phone',
  'branch3Map',
] as const;

/** `deliveryHeadline`: what pages may promise of deliveries, by the seller's prices. */
export type Business = Record<(typeof businessFacts)[number] | 'deliveryHeadline', string>;

/** Missing facts become empty texts. */
export function fromWireBusiness(wire: WireBusiness): Business {
  const facts = [...businessFacts, 'deliveryHeadline'].map((name) => [name, wire[name] ?? '']);
  return Object.fromEntries(facts);
}
