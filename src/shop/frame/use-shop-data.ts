import { useRouteLoaderData } from 'react-router';
import { type Business, fromWireBusiness } from '#contract/business.ts';

const nothingFilledIn = fromWireBusiness({});

/** Public facts of the business, as the layout's loader has read them. */
export function useBusiness(): Business {
  return useRouteLoaderData<{ business: Business }>('shop/frame/layout')?.business ?? nothingFilledIn;
}
