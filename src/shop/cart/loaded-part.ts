import type { ComponentType } from 'react';
import { createStore, useStore } from './store.ts';

/**
 * A part of the page whose module is fetched when somebody is about to need it. Unlike React's `lazy` a failed fetch
 * can be tried again; `load` tells whether the part is there.
 */
export function createLoadedPart<Props>(fetchPart: () => Promise<ComponentType<Props>>) {
  const part = createStore<ComponentType<Props> | null>(null);
  let loading: Promise<boolean> | undefined;
  return {
    load(): Promise<boolean> {
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
      return loading;
    },
    use: () => useStore(part, null),
  };
}
