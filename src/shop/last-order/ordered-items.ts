import type { CartItem } from '#domain/cart/cart.ts';
import { parseStoredCart, serializeCart } from '#domain/cart/cart-storage.ts';
import { createPersistedStore } from '#ui/store/persisted-store.ts';
import { useStore } from '#ui/store/store.ts';

const NOTHING: readonly CartItem[] = [];

const store = createPersistedStore<readonly CartItem[]>({
  key: 'orderedItems',
  empty: NOTHING,
  parse: parseStoredCart,
  serialize: serializeCart,
});

/** The lines of the last order sent from this browser, as they were then. */
export function useOrderedItems(): readonly CartItem[] {
  return useStore(store, NOTHING);
}

export function saveOrderedItems(items: readonly CartItem[]): void {
  store.save(items);
}
