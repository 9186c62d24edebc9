import { describe, expect, it, vi } from 'vitest';
import type { ListPage } from '#contract/shop/shop-client.ts';
import { someProducts } from '../testing/sample-products.ts';
import { createPager, type Pager } from './pager.ts';

const first = { products: someProducts(1, 12), hasMore: true };
const ids = (pager: Pager) => pager.get().products.map(({ id }) => id);

/** A load that answers when the test says so. */
function aLoad() {
  const calls: { afterId: number; signal: AbortSignal; answer: PromiseWithResolvers<ListPage> }[] = [];
  const load = (afterId: number, signal: AbortSignal) => {
    const answer = Promise.withResolvers<ListPage>();
    calls.push({ afterId, signal, answer });
    return answer.promise;
  };
  return { calls, load };
}

describe('createPager', () => {
  it('[M4-25] adds the page after the last product, and tells who listens', async () => {
    const { calls, load } = aLoad();
    const pager = createPager({ first, load });
    const listener = vi.fn();
    pager.subscribe(listener);
    const done = pager.more();
    expect(pager.get().status).toBe('loading');
    expect(calls[0]?.afterId).toBe(12);
    calls[0]?.answer.resolve({ products: someProducts(13, 14), hasMore: false });
    await done;
    expect(pager.get()).toEqual({ status: 'loaded', products: someProducts(1, 14), hasMore: false });
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('goes on from what the device shows of the first page', () => {
    const { calls, load } = aLoad();
    const pager = createPager({ first, size: 6, load });
    expect(ids(pager)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(pager.whole().products).toHaveLength(12);
    pager.more();
    expect(calls[0]?.afterId).toBe(6);
  });

  it('[M4-25] loads one page at a time', () => {
    const { calls, load } = aLoad();
    const pager = createPager({ first, load });
    pager.more();
    pager.more();
    expect(calls).toHaveLength(1);
  });

  it('loads nothing after the last page or in an empty list', () => {
    const { calls, load } = aLoad();
    createPager({ first: { ...first, hasMore: false }, load }).more();
    createPager({ first: { products: [], hasMore: true }, load }).more();
    expect(calls).toHaveLength(0);
  });

  it('keeps what it has when a page fails, and can be asked again', async () => {
    const { calls, load } = aLoad();
    const pager = createPager({ first, load });
    const done = pager.more();
    calls[0]?.answer.reject(new Error('no answer'));
    await done;
    expect(pager.get().status).toBe('failed');
    expect(ids(pager)).toHaveLength(12);
    pager.more();
    expect(calls).toHaveLength(2);
  });

  it('aborts what is under way when it is stopped, and takes no late answer', async () => {
    const { calls, load } = aLoad();
    const pager = createPager({ first, load });
    const done = pager.more();
    pager.stop();
    expect(calls[0]?.signal.aborted).toBe(true);
    calls[0]?.answer.resolve({ products: someProducts(13, 14), hasMore: true });
    await done;
    expect(ids(pager)).toHaveLength(12);
    expect(pager.get().status).toBe('loaded');
    pager.more();
    expect(calls).toHaveLength(2);
  });
});
