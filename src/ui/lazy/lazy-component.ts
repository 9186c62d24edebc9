import { type ComponentType, useEffect } from 'react';
import { createStore, useStore } from '../store/store.ts';

/** Retries the action whose component failed to load; null when nothing failed. */
export const lazyRetry = createStore<(() => void) | null>(null);

export function useLazyRetry(): (() => void) | null {
  return useStore(lazyRetry, null);
}

/**
 * A component whose module is loaded on intent. Unlike with React's `lazy` a failed load can be retried: `load`
 * resolves to whether the component is available. With `retry` the failure is shown to the user (`useLazyRetry`).
 */
export function createLazyComponent<Props>(importComponent: () => Promise<ComponentType<Props>>) {
  const store = createStore<ComponentType<Props> | null>(null);
  let loading: Promise<boolean> | undefined;
  return {
    async load(retry?: () => void): Promise<boolean> {
      loading ??= importComponent().then(
        (component) => {
          store.set(component);
          return true;
        },
        () => {
          loading = undefined;
          return false;
        },
      );
      const loaded = await loading;
      if (retry) lazyRetry.set(loaded ? null : retry);
      return loaded;
    },
    use: () => useStore(store, null),
    /** Loads it after the first rendering, where it is wanted. */
    useWhen(wanted: boolean): ComponentType<Props> | null {
      useEffect(() => {
        if (wanted) void this.load();
      }, [wanted]);
      return useStore(store, null);
    },
  };
}
