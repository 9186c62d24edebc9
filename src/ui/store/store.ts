import { useSyncExternalStore } from 'react';

export type ReadableStore<Value> = { get: () => Value; subscribe: (listener: () => void) => () => void };

/** A value outside of React that components can subscribe to. */
export function createStore<Value>(initial: Value): ReadableStore<Value> & { set: (value: Value) => void } {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
    set(value) {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The value of the store; `serverValue` is what the server renders, and the browser while it hydrates. */
export function useStore<Value>(store: ReadableStore<Value>, serverValue: Value): Value {
  return useSyncExternalStore(store.subscribe, store.get, () => serverValue);
}
