import { useRouteLoaderData } from 'react-router';
import { type Business, fromWireBusiness } from '#contract/shop/business.ts';
import type { Menu, SiteData } from './load-site-data.ts';

const emptyBusiness = fromWireBusiness({});

/** Public facts of the business, as the layout's loader has read them. */
export function useBusiness(): Business {
  return useRouteLoaderData<SiteData>('shop/layout/layout')?.business ?? emptyBusiness;
}

/** Categories and brands, as the layout's loader has read them; null when that failed. */
export function useMenu(): Menu | null {
  return useRouteLoaderData<SiteData>('shop/layout/layout')?.menu ?? null;
}

/** Where the shop stands for everyone, as the layout's loader has read it; empty outside of the frame. */
export function useOrigin(): string {
  return useRouteLoaderData<SiteData>('shop/layout/layout')?.origin ?? '';
}
