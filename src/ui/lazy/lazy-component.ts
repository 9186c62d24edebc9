import type { ComponentType } from 'react';
import { createStore, useStore } from '../store/store.ts';

const retryStore = createStore<(() => void) | null>(null);

/** Tries again what somebody wanted and could not be fetched; null while there is no such thing. */
export function useLazyRetry(): (() => void) | null {
  return useStore(retryStore, null);
}

/**
 * A part of the page whose module is fetched when somebody is about to need it. Unlike React's `lazy` a failed fetch
 * can be tried again; `load` tells whether the part is there. Handed what is to be done `again`, it also tells the
 * shopper of a failure: for parts that somebody waits for.
 */
export function createLazyComponent<Props>(fetchPart: () => Promise<ComponentType<Props>>) {
  const part = createStore<ComponentType<Props> | null>(null);
  let loading: Promise<boolean> | undefined;
  return {
    async load(again?: () => void): Promise<boolean> {
      loading ??= fetchPart().then(
        (fetched) => {
          part.set(fetched);
          return true;
        },
        () => {
          loading = undefined;
          return false;
        },
      );
      const there = await loading;
      if (again) retryStore.set(there ? null : again);
      return there;
    },
    use: () => useStore(part, null),
  };
}
