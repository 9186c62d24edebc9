import type { ListPage } from '#contract/shop/shop-client.ts';
import type { ShopProduct } from '#contract/shop/shop-product.ts';

/** What of the list is on the screen, and whether more can come. */
export type ListState = {
  status: 'loaded' | 'loading' | 'failed';
  products: readonly ShopProduct[];
  hasMore: boolean;
};

export type ListEvent = { type: 'asked' } | { type: 'arrived'; page: ListPage } | { type: 'failed' | 'stopped' };

/** What each status listens to; everything else leaves it as it is. */
const listensTo: Readonly<Record<ListState['status'], readonly ListEvent['type'][]>> = {
  loaded: ['asked'],
  loading: ['arrived', 'failed', 'stopped'],
  failed: ['asked'],
};

/** The list after an event. */
export function listStep(state: ListState, event: ListEvent): ListState {
  if (!listensTo[state.status].includes(event.type)) return state;
  switch (event.type) {
    case 'asked':
      return state.hasMore ? { ...state, status: 'loading' } : state;
    case 'failed':
      return { ...state, status: 'failed' };
    case 'stopped':
      return { ...state, status: 'loaded' };
    case 'arrived':
      return withPage(state.products, event.page);
  }
}

/** The list as its first page gives it; `size` is how many of it this device shows, without it all. */
export function firstState({ products, hasMore }: ListPage, size = products.length): ListState {
  return { status: 'loaded', products: products.slice(0, size), hasMore: hasMore || products.length > size };
}

/** Between two pages the order may have shifted, so that a product comes twice: its first place counts (A16). */
function withPage(shown: readonly ShopProduct[], page: ListPage): ListState {
  const ids = new Set(shown.map(({ id }) => id));
  const fresh = page.products.filter(({ id }) => !ids.has(id));
  // After a page without anything new the same page would be asked for again and again.
  return { status: 'loaded', products: [...shown, ...fresh], hasMore: page.hasMore && fresh.length > 0 };
}
