import type { ShopClient } from '#contract/client.ts';
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

export function dismissNotice(notice: LineNotice): void {
  notices.set(notices.get().filter((other) => other !== notice));
}

/** Reads prices and stock again and brings the cart up to them (A32). Throws ApiError when they cannot be read. */
export async function reviewCart(client: ShopClient): Promise<readonly LineNotice[]> {
  notices.set(none);
  if (cartItems().length === 0) return none;
  const products = await client.products();
  notices.set(lineNotices(refreshItems(products.map(cartProduct))));
  return notices.get();
}
