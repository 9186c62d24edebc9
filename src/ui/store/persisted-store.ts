import { createStore, type ReadableStore } from './store.ts';

/** Functions, because the server, which has neither, evaluates this module too. */
export type BrowserGlobals = {
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  window: () => EventTarget;
};

type PersistedStore<Value> = ReadableStore<Value> & {
  /** The value, read again in case another tab has changed it. */
  latest: () => Value;
  save: (value: Value) => void;
};

type PersistedStoreOptions<Value> = {
  /** The key in localStorage. */
  key: string;
  /** The value while nothing is stored. */
  empty: Value;
  /** Whatever is stored; others may have written it. */
  parse: (text: string) => Value;
  /** Null where nothing is to be kept. */
  serialize: (value: Value) => string | null;
};

const browserGlobals: BrowserGlobals = { storage: () => localStorage, window: () => window };

/** A value in localStorage, shared by all tabs; without storage only in memory. */
export function createPersistedStore<Value>(
  { key, empty, parse, serialize }: PersistedStoreOptions<Value>,
  { storage, window: getWindow } = browserGlobals,
): PersistedStore<Value> {
  const store = createStore(empty);
  let lastText: string | null = null;
  let initialized = false;

  function latest(): Value {
    initialized = true;
    const text = attempt(() => storage().getItem(key), lastText);
    if (text !== lastText) {
      lastText = text;
      const value = text === null ? empty : parse(text);
      // What has become void does not stay in the browser.
      if (serialize(value) === null) write(null);
      store.set(value);
    }
    return store.get();
  }

  function write(text: string | null): void {
    lastText = attempt(() => {
      if (text === null) storage().removeItem(key);
      else storage().setItem(key, text);
      return text;
    }, lastText);
  }

  return {
    latest,
    get: () => (initialized ? store.get() : latest()),
    save(value) {
      write(serialize(value));
      store.set(value);
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

/** Storage may be blocked or full. */
function attempt(use: () => string | null, fallback: string | null): string | null {
  try {
    return use();
  } catch {
    return fallback;
  }
}
