import { useRouteLoaderData } from 'react-router';
import { type Business, fromWireBusiness } from '#contract/shop/business.ts';
import type { Menu, SiteData } from './load-site-data.ts';

const emptyBusiness = fromWireBusiness({});

/** Public settings of the business, from the layout's loader. */
export function useBusiness(): Business {
  return useRouteLoaderData<SiteData>('shop/layout/layout')?.business ?? emptyBusiness;
}

export function usePickupPlaces(): string[] {
  return pickupPlaces(useBusiness());
}

/** The pickup places that the seller has filled in. */
export function pickupPlaces({ pickupPlace1, pickupPlace2, pickupPlace3 }: Business): string[] {
  return [pickupPlace1, pickupPlace2, pickupPlace3].filter((place) => place.trim() !== '');
}

/** Categories and brands, from the layout's loader; null when that failed. */
export function useMenu(): Menu | null {
  return useRouteLoaderData<SiteData>('shop/layout/layout')?.menu ?? null;
}

/** Public origin of the shop, from the layout's loader; empty outside the layout. */
export function useOrigin(): string {
  return useRouteLoaderData<SiteData>('shop/layout/layout')?.origin ?? '';
}
