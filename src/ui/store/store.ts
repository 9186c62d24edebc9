import { useSyncExternalStore } from 'react';

export type Readable<Value> = { get: () => Value; subscribe: (listener: () => void) => () => void };

/** One value that parts of the page share and follow. */
export function createStore<Value>(initial: Value): Readable<Value> & { set: (next: Value) => void } {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The store's value, drawn again at each change; `onServer` is what the page that everyone gets shows. */
export function useStore<Value>(store: Readable<Value>, onServer: Value): Value {
  return useSyncExternalStore(store.subscribe, store.get, () => onServer);
}
