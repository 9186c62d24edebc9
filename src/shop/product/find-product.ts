import { ApiError } from '#contract/http/api-error.ts';
import type { ShopClient } from '#contract/shop/shop-client.ts';
import type { ShopProduct } from '#contract/shop/shop-product.ts';

type Client = Pick<ShopClient, 'product'>;

/** The product of a page, or null when it is unknown or cannot be fetched: both show the 404 screen (spec §8). */
export async function findProduct(client: Client, segment: string, signal: AbortSignal): Promise<ShopProduct | null> {
  try {
    return await client.product(segment, signal);
  } catch {
    return null;
  }
}

/** What became of a product that is already on the screen: null when it is gone; without an answer it stays. */
export async function refreshProduct(client: Client, segment: string, known: ShopProduct): Promise<ShopProduct | null> {
  try {
    return await client.product(segment);
  } catch (error) {
    return error instanceof ApiError && error.status === 404 ? null : known;
  }
}
