import type { CartItem } from '#domain/cart/cart.ts';
import { CART_STORAGE_KEY, parseStoredCart, serializeCart } from '#domain/cart/cart-storage.ts';
import { type BrowserGlobals, createPersistedStore } from '#ui/store/persisted-store.ts';

export const NO_ITEMS: readonly CartItem[] = [];

/** The items of the cart, persisted in localStorage and shared by all tabs; without storage only in memory. */
export function createPersistedCart(browser?: BrowserGlobals) {
  const format = { parse: parseStoredCart, serialize: serializeCart };
  return createPersistedStore<readonly CartItem[]>({ key: CART_STORAGE_KEY, empty: NO_ITEMS, ...format }, browser);
}
