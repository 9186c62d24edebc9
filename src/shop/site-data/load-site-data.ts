import { type Business, fromWireBusiness } from '#contract/shop/business.ts';
import type { MenuBrand, MenuEntry, ShopClient } from '#contract/shop/shop-client.ts';

export type Menu = { supplements: MenuEntry[]; brands: MenuBrand[] };

export type SiteData = {
  /** Null when categories or brands could not be loaded. */
  menu: Menu | null;
  business: Business;
  /** Public origin of the shop, such as https://tienda.example. */
  origin: string;
};

/** What header and footer show. The client logs failures; the page is rendered without the missing data (spec §8). */
export async function loadSiteData(client: ShopClient, { url, signal }: Request): Promise<SiteData> {
  const [supplements, brands, business] = await Promise.allSettled([
    client.supplements(signal),
    client.brands(signal),
    client.business(signal),
  ]);
  const loaded = supplements.status === 'fulfilled' && brands.status === 'fulfilled';
  return {
    menu: loaded ? { supplements: supplements.value, brands: brands.value } : null,
    business: business.status === 'fulfilled' ? business.value : fromWireBusiness({}),
    origin: new URL(url).origin,
  };
}
