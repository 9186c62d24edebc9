import { describe, expect, it } from 'vitest';
import { sampleProducts } from '../testing/sample-products.ts';
import { createListCache } from './list-cache.ts';

const page = { products: sampleProducts(1, 2), hasMore: true };

describe('createListCache', () => {
  it('hands out the same page under its key and params', () => {
    const lists = createListCache();
    lists.set({ key: 'a', href: '/productos', page });
    expect(lists.get('a', '/productos')).toBe(page);
  });

  it('has nothing for another params or another place', () => {
    const lists = createListCache();
    lists.set({ key: 'a', href: '/productos', page });
    expect(lists.get('a', '/combos')).toBeUndefined();
    expect(lists.get('b', '/productos')).toBeUndefined();
  });

  it('forgets the oldest of many', () => {
    const lists = createListCache();
    for (let at = 0; at <= 20; at++) lists.set({ key: String(at), href: '/productos', page });
    expect(lists.get('0', '/productos')).toBeUndefined();
    expect(lists.get('1', '/productos')).toBe(page);
  });
});
