import type { ListPage } from '#contract/shop/shop-client.ts';
import type { ShopProduct } from '#contract/shop/shop-product.ts';

/** The products on the screen, and whether there are more to load. */
export type PagedListState = {
  status: 'loaded' | 'loading' | 'failed';
  products: readonly ShopProduct[];
  hasMore: boolean;
};

export type PagedListEvent =
  | { type: 'requested' }
  | { type: 'loaded'; page: ListPage }
  | { type: 'failed' | 'aborted' };

/** The events that each status handles; all others are ignored. */
const handledEvents: Readonly<Record<PagedListState['status'], readonly PagedListEvent['type'][]>> = {
  loaded: ['requested'],
  loading: ['loaded', 'failed', 'aborted'],
  failed: ['requested'],
};

export function listReducer(state: PagedListState, event: PagedListEvent): PagedListState {
  if (!handledEvents[state.status].includes(event.type)) return state;
  switch (event.type) {
    case 'requested':
      return state.hasMore ? { ...state, status: 'loading' } : state;
    case 'failed':
      return { ...state, status: 'failed' };
    case 'aborted':
      return { ...state, status: 'loaded' };
    case 'loaded':
      return appendPage(state.products, event.page);
  }
}

/** The state after the first page, of which this device shows `size` products; all of them by default. */
export function initialListState({ products, hasMore }: ListPage, size = products.length): PagedListState {
  return { status: 'loaded', products: products.slice(0, size), hasMore: hasMore || products.length > size };
}

/** The order may change between two pages, so a product may come twice: only the first one is kept (A16). */
function appendPage(shown: readonly ShopProduct[], page: ListPage): PagedListState {
  const ids = new Set(shown.map(({ id }) => id));
  const added = page.products.filter(({ id }) => !ids.has(id));
  // A page without new products ends the list; otherwise the same page would be requested for ever.
  return { status: 'loaded', products: [...shown, ...added], hasMore: page.hasMore && added.length > 0 };
}
