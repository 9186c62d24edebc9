import { ApiError } from '#contract/http/api-error.ts';
import type { ShopClient } from '#contract/shop/shop-client.ts';
import type { ShopProduct } from '#contract/shop/shop-product.ts';

type Client = Pick<ShopClient, 'product'>;

/** Fetches the product of a page; null when it does not exist or the request fails, both shown as 404 (spec §8). */
export async function findProduct(client: Client, segment: string, signal: AbortSignal): Promise<ShopProduct | null> {
  try {
    return await client.product(segment, signal);
  } catch {
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
