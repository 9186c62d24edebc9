import { redirectDocument } from 'react-router';
import { ApiError } from '#contract/http/api-error.ts';
import type { ShopClient } from '#contract/shop/shop-client.ts';
import type { ShopProduct } from '#contract/shop/shop-product.ts';
import { pages } from '#contract/urls/shop-urls.ts';
import { isOffline } from '../offline/is-offline.ts';

type Client = Pick<ShopClient, 'product'>;

/**
 * Fetches the product of a page; null when it does not exist or the request fails, both shown as 404 (spec §8). Without
 * a connection the page is loaded as a whole, which the service worker answers.
 */
export async function findProduct(client: Client, segment: string, signal: AbortSignal): Promise<ShopProduct | null> {
  try {
    return await client.product(segment, signal);
  } catch (error) {
    if (error instanceof ApiError && error.status === 0 && !signal.aborted && (await isOffline())) {
      throw redirectDocument(pages.product(segment));
    }
    return null;
  }
}

/** Fetches a product that is already shown: null when it no longer exists, the shown one when the request fails. */
export async function refreshProduct(client: Client, segment: string, shown: ShopProduct): Promise<ShopProduct | null> {
  try {
    return await client.product(segment);
  } catch (error) {
    return error instanceof ApiError && error.status === 404 ? null : shown;
  }
}
