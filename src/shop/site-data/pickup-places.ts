import type { Business } from '#contract/shop/business.ts';

/** The pickup places that the seller has filled in. */
export function pickupPlaces({ pickupPlace1, pickupPlace2, pickupPlace3 }: Business): string[] {
  return [pickupPlace1, pickupPlace2, pickupPlace3].filter((place) => place.trim() !== '');
}
