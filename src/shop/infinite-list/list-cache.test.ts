import { describe, expect, it } from 'vitest';
import { someProducts } from '../testing/sample-products.ts';
import { createKeptLists } from './list-cache.ts';

const page = { products: someProducts(1, 2), hasMore: true };

describe('createKeptLists', () => {
  it('hands out the same page under its key and address', () => {
    const lists = createKeptLists();
    lists.keep({ key: 'a', href: '/productos', page });
    expect(lists.find('a', '/productos')).toBe(page);
  });

  it('has nothing for another address or another place', () => {
    const lists = createKeptLists();
    lists.keep({ key: 'a', href: '/productos', page });
    expect(lists.find('a', '/combos')).toBeUndefined();
    expect(lists.find('b', '/productos')).toBeUndefined();
  });

  it('forgets the oldest of many', () => {
    const lists = createKeptLists();
    for (let at = 0; at <= 20; at++) lists.keep({ key: String(at), href: '/productos', page });
    expect(lists.find('0', '/productos')).toBeUndefined();
    expect(lists.find('1', '/productos')).toBe(page);
  });
});
