import type { CartItem } from '#domain/cart/cart.ts';
import { CART_STORAGE_KEY, parseStoredCart, serializeCart } from '#domain/cart/cart-storage.ts';
import { createStore, type ReadableStore } from '#ui/store/store.ts';

type Items = readonly CartItem[];

/** Functions, because the server, which has neither, evaluates this module too. */
type BrowserGlobals = { storage: () => Pick<Storage, 'getItem' | 'setItem'>; window: () => EventTarget };

type PersistedCart = ReadableStore<Items> & {
  /** The items, read again in case another tab has changed them. */
  latest: () => Items;
  save: (items: Items) => void;
};

export const NO_ITEMS: Items = [];

/** The items of the cart, persisted in localStorage and shared by all tabs; without storage only in memory. */
export function createPersistedCart({ storage, window: getWindow }: BrowserGlobals): PersistedCart {
  const store = createStore<Items>(NO_ITEMS);
  let lastText: string | null = null;
  let initialized = false;

  function latest(): Items {
    initialized = true;
    const text = read(storage, lastText);
    if (text !== lastText) {
      lastText = text;
      store.set(parseStoredCart(text));
    }
    return store.get();
  }

  return {
    latest,
    get: () => (initialized ? store.get() : latest()),
    save(items) {
      const text = serializeCart(items);
      if (write(storage, text)) lastText = text;
      store.set(items);
    },
    subscribe(listener) {
      const unsubscribe = store.subscribe(listener);
      // A page restored from the back/forward cache has missed the storage events of other tabs.
      const events = ['storage', 'pageshow'];
      for (const event of events) getWindow().addEventListener(event, latest);
      return () => {
        unsubscribe();
        for (const event of events) getWindow().removeEventListener(event, latest);
      };
    },
  };
}

function read(storage: BrowserGlobals['storage'], fallback: string | null): string | null {
  try {
    return storage().getItem(CART_STORAGE_KEY);
  } catch {
    return fallback;
  }
}

function write(storage: BrowserGlobals['storage'], text: string): boolean {
  try {
    storage().setItem(CART_STORAGE_KEY, text);
    return true;
  } catch {
    return false;
  }
}
