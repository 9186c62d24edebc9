import { type ComponentType, useEffect } from 'react';
import { createStore, useStore } from '../store/store.ts';

const retryStore = createStore<(() => void) | null>(null);

/** Retries the action whose component failed to load; null when nothing failed. */
export function useLazyRetry(): (() => void) | null {
  return useStore(retryStore, null);
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
      if (retry) retryStore.set(loaded ? null : retry);
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
