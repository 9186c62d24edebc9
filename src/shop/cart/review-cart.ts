import { useEffect, useEffectEvent } from 'react';
import type { ShopClient } from '#contract/client.ts';
import { useShopClient } from '#shop/shop-client.ts';
import { cartProduct } from './cart-product.ts';
import { cartItems, refreshItems } from './cart-store.ts';
import { type LineNotice, lineNotices } from './line-notices.ts';
import { createStore, useStore } from './store.ts';

const none: readonly LineNotice[] = [];
const notices = createStore(none);

/** What the last look at prices and stock has changed in the cart. */
export function useNotices(): readonly LineNotice[] {
  return useStore(notices, none);
}

export function forgetNotices(): void {
  notices.set(none);
}

export function dismissNotice(notice: LineNotice): void {
  notices.set(notices.get().filter((other) => other !== notice));
}

/** Reads prices and stock again and brings the cart up to them (A32). Throws ApiError when they cannot be read. */
export async function reviewCart(client: ShopClient): Promise<readonly LineNotice[]> {
  forgetNotices();
  if (cartItems().length === 0) return none;
  const products = await client.products();
  notices.set(lineNotices(refreshItems(products.map(cartProduct))));
  return notices.get();
}

/** Reviews the cart when the component appears. An effect, because the panel is opened from many places. */
export function useReviewOnOpening(): void {
  const client = useShopClient();
  // Without an answer the cart stays as it was; the client has logged the failure.
  const review = useEffectEvent(() => void reviewCart(client()).catch(() => {}));
  useEffect(() => review(), []);
}
