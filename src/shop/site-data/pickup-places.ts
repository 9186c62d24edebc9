import type { Business } from '#contract/shop/business.ts';

/** The places where an order can be picked up; those that the seller left empty are none. */
export function pickupPlaces({ pickupPlace1, pickupPlace2, pickupPlace3 }: Business): string[] {
  return [pickupPlace1, pickupPlace2, pickupPlace3].filter((place) => place.trim() !== '');
}
