import { describe, expect, it } from 'vitest';
import { aProduct, someProducts } from '../testing/sample-products.ts';
import { firstState, type ListEvent, type ListState, listStep } from './list-state.ts';

const page = { products: someProducts(3, 4), hasMore: true };
const state = (status: ListState['status'], hasMore = true): ListState => ({
  status,
  products: someProducts(1, 2),
  hasMore,
});
const ids = ({ products }: ListState) => products.map(({ id }) => id);

describe('firstState', () => {
  it('shows the whole page where no size is given', () => {
    expect(firstState({ products: someProducts(1, 3), hasMore: false })).toEqual({
      status: 'loaded',
      products: someProducts(1, 3),
      hasMore: false,
    });
  });

  it('cuts the page to the size of the device, and then more can come', () => {
    const first = firstState({ products: someProducts(1, 12), hasMore: false }, 6);
    expect(ids(first)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(first.hasMore).toBe(true);
  });
});

describe('[M4-25] listStep', () => {
  const asked: ListEvent = { type: 'asked' };
  const arrived: ListEvent = { type: 'arrived', page };
  const failed: ListEvent = { type: 'failed' };

  it.each<[from: ListState['status'], event: ListEvent, to: ListState['status'], ids: number[]]>([
    ['loaded', asked, 'loading', [1, 2]],
    ['loaded', arrived, 'loaded', [1, 2]],
    ['loaded', failed, 'loaded', [1, 2]],
    ['loading', asked, 'loading', [1, 2]],
    ['loading', arrived, 'loaded', [1, 2, 3, 4]],
    ['loading', failed, 'failed', [1, 2]],
    ['failed', asked, 'loading', [1, 2]],
    ['failed', arrived, 'failed', [1, 2]],
    ['failed', failed, 'failed', [1, 2]],
  ])('%s with %o becomes %s', (from, event, to, expected) => {
    const next = listStep(state(from), event);
    expect(next.status).toBe(to);
    expect(ids(next)).toEqual(expected);
  });

  it('asks for nothing where nothing more can come', () => {
    expect(listStep(state('loaded', false), asked)).toEqual(state('loaded', false));
  });

  it('drops products that are there already', () => {
    const twice = { products: [aProduct({ id: 2 }), aProduct({ id: 3 })], hasMore: true };
    expect(ids(listStep(state('loading'), { type: 'arrived', page: twice }))).toEqual([1, 2, 3]);
  });

  it('ends after a page without anything new', () => {
    const nothingNew = { products: someProducts(1, 2), hasMore: true };
    expect(listStep(state('loading'), { type: 'arrived', page: nothingNew }).hasMore).toBe(false);
  });
});
