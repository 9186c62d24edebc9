import { expect, it } from 'vitest';
import { sampleProduct } from '../testing/sample-products.ts';
import { cachedProduct, cacheProduct } from './product-cache.ts';

it('finds a cached product by the path segment of its page', () => {
  const product = sampleProduct({ id: 1, name: 'Omega-3  Ñandubay 100%', description: 'Cápsulas.' });
  cacheProduct(product);
  expect(cachedProduct('omega-3-ñandubay-100%')).toBe(product);
  expect(cachedProduct('otro')).toBeUndefined();
});

it('does not cache a product without description', () => {
  cacheProduct(sampleProduct({ id: 2, name: 'Sin texto' }));
  expect(cachedProduct('sin-texto')).toBeUndefined();
});
