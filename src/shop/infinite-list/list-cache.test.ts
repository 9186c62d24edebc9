import { describe, expect, it } from 'vitest';
import { sampleProducts } from '../testing/sample-products.ts';
import { createListCache } from './list-cache.ts';

const page = { products: sampleProducts(1, 2), hasMore: true };

describe('createListCache', () => {
  it('returns the same page for its key and URL', () => {
    const cache = createListCache();
    cache.set({ key: 'a', href: '/productos', page });
    expect(cache.get('a', '/productos')).toBe(page);
  });

  it('returns nothing for another URL or history entry', () => {
    const cache = createListCache();
    cache.set({ key: 'a', href: '/productos', page });
    expect(cache.get('a', '/combos')).toBeUndefined();
    expect(cache.get('b', '/productos')).toBeUndefined();
  });

  it('evicts the oldest entry', () => {
    const cache = createListCache();
    for (let at = 0; at <= 20; at++) cache.set({ key: String(at), href: '/productos', page });
    expect(cache.get('0', '/productos')).toBeUndefined();
    expect(cache.get('1', '/productos')).toBe(page);
  });
});
