import { useEffect, useEffectEvent } from 'react';
import type { ShopClient } from '#contract/shop/shop-client.ts';
import { announce } from '#ui/feedback/announcement.ts';
import { createStore, useStore } from '#ui/store/store.ts';
import { useShopClient } from '../site-data/client-context.ts';
import { toCartProduct } from './cart-product.ts';
import { cartItems, refreshCartItems } from './cart-store.ts';
import { lineLabel } from './line-label.ts';
import { type LineNotice, lineNotices } from './line-notices.ts';

export const REFRESH_FAILED_TEXT = 'No pudimos actualizar los precios y el stock. Puede que hayan cambiado.';

/** `unread`: prices and stock could not be read, so the lines may be old. */
type CartReview = { notices: readonly LineNotice[]; failed: boolean };

const noChanges: CartReview = { notices: [], failed: false };
const reviewStore = createStore(noChanges);

/** What looks at prices and stock have changed in the cart since the shopper last knew it. */
export function useCartReview(): CartReview {
  return useStore(reviewStore, noChanges);
}

/** To be called when the shopper has seen what changed, and goes on. */
export function clearNotices(): void {
  reviewStore.set(noChanges);
}

export function dismissNotice(notice: LineNotice): void {
  const { notices, failed: unread } = reviewStore.get();
  reviewStore.set({ notices: notices.filter((other) => other !== notice), failed: unread });
}

/**
 * Reads prices and stock again and brings the cart up to them (A32). Gives all that the shopper has not been told
 * before, also what another look that was under way has found. Throws ApiError when they cannot be read.
 */
export async function reviewCart(client: ShopClient): Promise<readonly LineNotice[]> {
  if (cartItems().length > 0) {
    const products = await client.freshProducts().catch((error: unknown) => {
      reviewStore.set({ ...reviewStore.get(), failed: true });
      throw error;
    });
    const found = lineNotices(refreshCartItems(products.map(toCartProduct)));
    reviewStore.set({ notices: [...reviewStore.get().notices, ...found], failed: false });
    if (found.length > 0) announce(found.map(({ item, text }) => `${lineLabel(item)}: ${text}`).join('. '));
  }
  return reviewStore.get().notices;
}

/** Starts a review; a failure has been logged by the client, and the panel says it. */
export function useStartReview(): () => void {
  const client = useShopClient();
  return () => void reviewCart(client()).catch(() => announce(REFRESH_FAILED_TEXT));
}

/** Reviews the cart when the component appears. An effect, because the panel is opened from many places. */
export function useReviewOnOpen(): void {
  const review = useStartReview();
  const onOpening = useEffectEvent(() => {
    clearNotices();
    review();
  });
  useEffect(() => onOpening(), []);
}
