import { describe, expect, it } from 'vitest';
import { sampleProduct, sampleProducts } from '../testing/sample-products.ts';
import { initialListState, listReducer, type PagedListEvent, type PagedListState } from './list-state.ts';

const page = { products: sampleProducts(3, 4), hasMore: true };
const state = (status: PagedListState['status'], hasMore = true): PagedListState => ({
  status,
  products: sampleProducts(1, 2),
  hasMore,
});
const ids = ({ products }: PagedListState) => products.map(({ id }) => id);

describe('initialListState', () => {
  it('shows the whole page without a size', () => {
    expect(initialListState({ products: sampleProducts(1, 3), hasMore: false })).toEqual({
      status: 'loaded',
      products: sampleProducts(1, 3),
      hasMore: false,
    });
  });

  it('cuts the page to the size of the device, and then more can come', () => {
    const first = initialListState({ products: sampleProducts(1, 12), hasMore: false }, 6);
    expect(ids(first)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(first.hasMore).toBe(true);
  });
});

describe('[M4-25] listReducer', () => {
  const requested: PagedListEvent = { type: 'requested' };
  const loaded: PagedListEvent = { type: 'loaded', page };
  const failed: PagedListEvent = { type: 'failed' };

  it.each<[from: PagedListState['status'], event: PagedListEvent, to: PagedListState['status'], ids: number[]]>([
    ['loaded', requested, 'loading', [1, 2]],
    ['loaded', loaded, 'loaded', [1, 2]],
    ['loaded', failed, 'loaded', [1, 2]],
    ['loading', requested, 'loading', [1, 2]],
    ['loading', loaded, 'loaded', [1, 2, 3, 4]],
    ['loading', failed, 'failed', [1, 2]],
    ['failed', requested, 'loading', [1, 2]],
    ['failed', loaded, 'failed', [1, 2]],
    ['failed', failed, 'failed', [1, 2]],
  ])('%s with %o becomes %s', (from, event, to, expected) => {
    const next = listReducer(state(from), event);
    expect(next.status).toBe(to);
    expect(ids(next)).toEqual(expected);
  });

  it('ignores requests when there is nothing more to load', () => {
    expect(listReducer(state('loaded', false), requested)).toEqual(state('loaded', false));
  });

  it('drops products that are already in the list', () => {
    const twice = { products: [sampleProduct({ id: 2 }), sampleProduct({ id: 3 })], hasMore: true };
    expect(ids(listReducer(state('loading'), { type: 'loaded', page: twice }))).toEqual([1, 2, 3]);
  });

  it('ends after a page without anything new', () => {
    const nothingNew = { products: sampleProducts(1, 2), hasMore: true };
    expect(listReducer(state('loading'), { type: 'loaded', page: nothingNew }).hasMore).toBe(false);
  });
});
