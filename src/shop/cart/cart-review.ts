import { useEffect, useEffectEvent } from 'react';
import type { ShopClient } from '#contract/shop/shop-client.ts';
import type { FormatPrice } from '#domain/money/format-price.ts';
import { announce } from '#ui/feedback/live-region.tsx';
import { useFormatPrice } from '#ui/price/price-format.ts';
import { createStore, useStore } from '#ui/store/store.ts';
import { useShopClient } from '../site-data/client-context.ts';
import { refreshCartItems } from './cart-edits.ts';
import { toCartProduct } from './cart-product.ts';
import { getCartItems } from './cart-store.ts';
import { lineLabel } from './line-label.ts';
import { type LineNotice, lineNotices } from './line-notices.ts';

export const REFRESH_FAILED_TEXT = 'No pudimos actualizar los precios y el stock. Puede que hayan cambiado.';

/** `failed`: prices and stock could not be fetched, so those in the cart may be outdated. */
type CartReview = { notices: readonly LineNotice[]; failed: boolean };

const noChanges: CartReview = { notices: [], failed: false };
const reviewStore = createStore(noChanges);

/** Changes that reviews made to the cart and the shopper has not acknowledged. */
export function useCartReview(): CartReview {
  return useStore(reviewStore, noChanges);
}

/** Called when the shopper has seen the changes and continues. */
export function clearNotices(): void {
  reviewStore.set(noChanges);
}

export function dismissNotice(notice: LineNotice): void {
  const { notices, failed } = reviewStore.get();
  reviewStore.set({ notices: notices.filter((other) => other !== notice), failed });
}

/**
 * Updates the cart to current prices and stock (A32). Returns all unacknowledged notices, including those of a
 * concurrent review. Throws ApiError when the fetch fails.
 */
export async function reviewCart(client: ShopClient, formatPrice: FormatPrice): Promise<readonly LineNotice[]> {
  if (getCartItems().length > 0) {
    const products = await client.freshProducts().catch((error: unknown) => {
      reviewStore.set({ ...reviewStore.get(), failed: true });
      throw error;
    });
    const added = lineNotices(refreshCartItems(products.map(toCartProduct)), formatPrice);
    reviewStore.set({ notices: [...reviewStore.get().notices, ...added], failed: false });
    if (added.length > 0) announce(added.map(({ item, text }) => `${lineLabel(item)}: ${text}`).join('. '));
  }
  return reviewStore.get().notices;
}

/** Starts a review. The client logs a failure and the panel shows it. */
export function useStartReview(): () => void {
  const client = useShopClient();
  const formatPrice = useFormatPrice();
  return () => void reviewCart(client(), formatPrice).catch(() => announce(REFRESH_FAILED_TEXT));
}

/** Reviews the cart on mount. An effect, because the panel is opened from many places. */
export function useReviewOnOpen(): void {
  const review = useStartReview();
  const onOpen = useEffectEvent(() => {
    clearNotices();
    review();
  });
  useEffect(() => onOpen(), []);
}
