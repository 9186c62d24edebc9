import { describe, expect, it } from 'vitest';
import { adminApi } from '#contract/urls/admin-urls.ts';
import { api } from '#contract/urls/shop-urls.ts';
import { productKey, RESERVED_PRODUCT_KEYS } from '#domain/catalogue/slug.ts';
import { cacheKeyFor } from './cache-key.ts';

const productCalls = Object.values({ ...api, ...adminApi }).filter((path) => /^\/api\/products\/[^:/]+$/.test(path));

const keyOf = (address: string) => {
  const { pathname, search } = new URL(address, 'http://shop.test');
  return cacheKeyFor(pathname, search)?.key;
};

describe('cacheKeyFor', () => {
  it.each([
    ['/?utm_source=x&fbclid=y', '/'],
    ['/productos?sort=default', '/productos'],
    ['/productos?sort=nonsense', '/productos'],
    ['/productos?sort=precio-asc&x=1', '/productos?sort=precio-asc'],
    ['/api/products/allClients?limit=12&link=Productos', '/api/products/allClients?limit=12&link=productos'],
    ['/api/products/allClients?facets=1&brand=x', '/api/products/allClients?facets=1'],
    ['/productos?facets=1&enStock=no&filtros=no', '/productos'],
    ['/api/products/Ome-Ga%203', '/api/products/omega3'],
    ['/api/products/omega%203?x=1', '/api/products/omega3'],
  ])('takes %s as %s', (address, key) => {
    expect(keyOf(address)).toBe(key);
    expect(cacheKeyFor(...parts(address))?.unbounded).toBe(false);
  });

  it.each([
    '/productos?search=whey',
    '/productos?desde=7',
    '/productos?marca=talampa',
    '/productos?enStock=1',
    '/productos?filtros=todos',
    '/api/products/allClients?facets=all',
    '/api/products/allClients?marca=talampa',
    '/api/products/allClients?startAfterId=7',
    '/api/products/allClients?limit=13',
    '/api/products/all?search=x',
  ])('marks %s as unbounded', (address) => {
    expect(cacheKeyFor(...parts(address))?.unbounded).toBe(true);
  });

  it('has one key for the same filters', () => {
    expect(keyOf('/productos?sabor=uva&marca=B,a&marca=a')).toBe('/productos?marca=a%2Cb&sabor=uva');
  });

  it.each(['/no-existe', '/No-Existe?x=1', '/productos/a/b', '/combos/x', '/404', '/wp-login/'])(
    'has one key for all addresses without a page, such as %s',
    (address) => {
      expect(cacheKeyFor(...parts(address))).toEqual({ key: '/404', query: '', unbounded: false, status: 404 });
    },
  );

  it.each([
    '/robots.txt',
    '/no-existe.png',
    '/wp-login.php',
    '/assets/none',
    '/admin',
    '/admin/productos',
    '/api/products',
    '/api/products/',
    '/api/products/id/7',
    '/api/products/prices',
    '/api/products/byIds?ids=1',
    '/api/products/PRICES',
    '/api/products/%70rices',
    '/api/brands',
    '/api/constants',
    '/api/sales',
    '/api/auth/get-session',
    '/images/x.webp',
  ])('[M6-3] has no key for %s, which is a file or for one client', (address) => {
    expect(keyOf(address)).toBeUndefined();
  });

  it.each(productCalls)('takes the call %s for no product', (path) => {
    expect(RESERVED_PRODUCT_KEYS.has(productKey(path.split('/').at(-1) ?? ''))).toBe(true);
  });
});

function parts(address: string): [string, string] {
  const { pathname, search } = new URL(address, 'http://shop.test');
  return [pathname, search];
}
