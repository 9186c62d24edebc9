import type { CartItem } from '#domain/cart/cart.ts';
import { CART_STORAGE_KEY, parseStoredCart, serializeCart } from '#domain/cart/cart-storage.ts';
import { createStore, type ReadableStore } from '#ui/store/store.ts';

type Items = readonly CartItem[];

/** Functions, because the server evaluates this module too and has neither. */
type BrowserGlobals = { storage: () => Pick<Storage, 'getItem' | 'setItem'>; window: () => EventTarget };

type PersistedCart = ReadableStore<Items> & {
  /** The items with what another tab may have written a moment ago. */
  latest: () => Items;
  save: (items: Items) => void;
};

export const NO_ITEMS: Items = [];

/** The lines of the cart: kept in the browser's storage and the same in all tabs. Without storage they live in memory. */
export function createPersistedCart({ storage, window: page }: BrowserGlobals): PersistedCart {
  const store = createStore<Items>(NO_ITEMS);
  let seen: string | null = null;
  let started = false;

  function latest(): Items {
    started = true;
    const text = read(storage, seen);
    if (text !== seen) {
      seen = text;
      store.set(parseStoredCart(text));
    }
    return store.get();
  }

  return {
    latest,
    get: () => (started ? store.get() : latest()),
    save(items) {
      const text = serializeCart(items);
      if (write(storage, text)) seen = text;
      store.set(items);
    },
    subscribe(listener) {
      const stop = store.subscribe(listener);
      // A page that comes back from the browser's memory has missed what other tabs wrote.
      const events = ['storage', 'pageshow'];
      for (const event of events) page().addEventListener(event, latest);
      return () => {
        stop();
        for (const event of events) page().removeEventListener(event, latest);
      };
    },
  };
}

function read(storage: BrowserGlobals['storage'], otherwise: string | null): string | null {
  try {
    return storage().getItem(CART_STORAGE_KEY);
  } catch {
    return otherwise;
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
