import type { ListPage } from '#contract/shop/shop-client.ts';
import { createStore, type ReadableStore } from '#ui/store/store.ts';
import { initialListState, listReducer, type PagedListEvent, type PagedListState } from './list-state.ts';

export type Pager = ReadableStore<PagedListState> & {
  /** The list as the server renders it: the whole first page. */
  serverState: PagedListState;
  /** Fetches the next page, unless one is loading or there is none. Resolves when it has arrived or failed. */
  loadMore: () => Promise<void>;
  /** Aborts the page that is loading; it can be requested again. */
  abort: () => void;
};

type PagerOptions = {
  firstPage: ListPage;
  /** How many products of the first page this device shows; all of them by default. */
  size?: number | undefined;
  load: (afterId: number, signal: AbortSignal) => Promise<ListPage>;
};

/** Loads the pages of one list, one after the other. */
export function createPager({ firstPage, size, load }: PagerOptions): Pager {
  const store = createStore(initialListState(firstPage, size));
  let controller = new AbortController();

  const dispatch = (event: PagedListEvent) => store.set(listReducer(store.get(), event));

  async function loadMore(): Promise<void> {
    const { status, hasMore, products } = store.get();
    const last = products.at(-1);
    if (status === 'loading' || !hasMore || last === undefined) return;
    controller = new AbortController();
    const { signal } = controller;
    dispatch({ type: 'requested' });
    try {
      const page = await load(last.id, signal);
      if (!signal.aborted) dispatch({ type: 'loaded', page });
    } catch {
      // The client has logged the error; the list offers a retry.
      if (!signal.aborted) dispatch({ type: 'failed' });
    }
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    serverState: initialListState(firstPage),
    loadMore,
    abort() {
      if (store.get().status !== 'loading') return;
      controller.abort();
      dispatch({ type: 'aborted' });
    },
  };
}
