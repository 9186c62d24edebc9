import { useRouteLoaderData } from 'react-router';
import { type Business, fromWireBusiness } from '#contract/shop/business.ts';
import type { FrameData, Menu } from './load-site-data.ts';

const nothingFilledIn = fromWireBusiness({});

/** Public facts of the business, as the layout's loader has read them. */
export function useBusiness(): Business {
  return useRouteLoaderData<FrameData>('shop/layout/layout')?.business ?? nothingFilledIn;
}

/** Categories and brands, as the layout's loader has read them; null when that failed. */
export function useMenu(): Menu | null {
  return useRouteLoaderData<FrameData>('shop/layout/layout')?.menu ?? null;
}

/** Where the shop stands for everyone, as the layout's loader has read it; empty outside of the frame. */
export function useOrigin(): string {
  return useRouteLoaderData<FrameData>('shop/layout/layout')?.origin ?? '';
}
