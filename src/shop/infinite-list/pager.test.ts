import { describe, expect, it, vi } from 'vitest';
import type { ListPage } from '#contract/shop/shop-client.ts';
import { sampleProducts } from '../testing/sample-products.ts';
import { createPager, type Pager } from './pager.ts';

const firstPage = { products: sampleProducts(1, 12), hasMore: true };
const ids = (pager: Pager) => pager.get().products.map(({ id }) => id);

/** A `load` that resolves when the test says so. */
function controlledLoad() {
  const calls: { afterId: number; signal: AbortSignal; answer: PromiseWithResolvers<ListPage> }[] = [];
  const load = (afterId: number, signal: AbortSignal) => {
    const answer = Promise.withResolvers<ListPage>();
    calls.push({ afterId, signal, answer });
    return answer.promise;
  };
  return { calls, load };
}

describe('createPager', () => {
  it('[M4-25] adds the page after the last product, and notifies listeners', async () => {
    const { calls, load } = controlledLoad();
    const pager = createPager({ firstPage, load });
    const listener = vi.fn();
    pager.subscribe(listener);
    const loading = pager.loadMore();
    expect(pager.get().status).toBe('loading');
    expect(calls[0]?.afterId).toBe(12);
    calls[0]?.answer.resolve({ products: sampleProducts(13, 14), hasMore: false });
    await loading;
    expect(pager.get()).toEqual({ status: 'loaded', products: sampleProducts(1, 14), hasMore: false });
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('continues after the products that the device shows of the first page', () => {
    const { calls, load } = controlledLoad();
    const pager = createPager({ firstPage, size: 6, load });
    expect(ids(pager)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(pager.serverState.products).toHaveLength(12);
    pager.loadMore();
    expect(calls[0]?.afterId).toBe(6);
  });

  it('[M4-25] loads one page at a time', () => {
    const { calls, load } = controlledLoad();
    const pager = createPager({ firstPage, load });
    pager.loadMore();
    pager.loadMore();
    expect(calls).toHaveLength(1);
  });

  it('loads nothing after the last page or in an empty list', () => {
    const { calls, load } = controlledLoad();
    createPager({ firstPage: { ...firstPage, hasMore: false }, load }).loadMore();
    createPager({ firstPage: { products: [], hasMore: true }, load }).loadMore();
    expect(calls).toHaveLength(0);
  });

  it('keeps its products when a page fails, and can retry', async () => {
    const { calls, load } = controlledLoad();
    const pager = createPager({ firstPage, load });
    const loading = pager.loadMore();
    calls[0]?.answer.reject(new Error('no answer'));
    await loading;
    expect(pager.get().status).toBe('failed');
    expect(ids(pager)).toHaveLength(12);
    pager.loadMore();
    expect(calls).toHaveLength(2);
  });

  it('aborts the page that is loading, and ignores a late answer', async () => {
    const { calls, load } = controlledLoad();
    const pager = createPager({ firstPage, load });
    const loading = pager.loadMore();
    pager.abort();
    expect(calls[0]?.signal.aborted).toBe(true);
    calls[0]?.answer.resolve({ products: sampleProducts(13, 14), hasMore: true });
    await loading;
    expect(ids(pager)).toHaveLength(12);
    expect(pager.get().status).toBe('loaded');
    pager.loadMore();
    expect(calls).toHaveLength(2);
  });
});
