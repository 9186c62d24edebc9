import { useRouteLoaderData } from 'react-router';
import { type Business, fromWireBusiness } from '#contract/shop/business.ts';
import { fromJsonData, type JsonData } from '../loader-data/json-data.ts';
import type { Menu, SiteData } from './load-site-data.ts';

const emptyBusiness = fromWireBusiness({});

/** From the layout's loader; undefined outside the layout. */
function useSiteData(): SiteData | undefined {
  const data = useRouteLoaderData<JsonData<SiteData>>('shop/layout/layout');
  return data && fromJsonData(data);
}

/** Public settings of the business. */
export function useBusiness(): Business {
  return useSiteData()?.business ?? emptyBusiness;
}

export function usePickupPlaces(): string[] {
  return pickupPlaces(useBusiness());
}

/** The pickup places that the seller has filled in. */
export function pickupPlaces({ pickupPlace1, pickupPlace2, pickupPlace3 }: Business): string[] {
  return [pickupPlace1, pickupPlace2, pickupPlace3].filter((place) => place.trim() !== '');
}

/** Categories and brands; null when they could not be loaded. */
export function useMenu(): Menu | null {
  return useSiteData()?.menu ?? null;
}

/** Public origin of the shop; empty outside the layout. */
export function useOrigin(): string {
  return useSiteData()?.origin ?? '';
}
