import { expect, it } from 'vitest';
import { sampleProduct } from '../testing/sample-products.ts';
import { cachedProduct, cacheProduct } from './product-cache.ts';

it('finds a remembered product by the segment of its page', () => {
  const product = sampleProduct({ id: 1, name: 'Omega-3  Ñandubay 100%', description: 'Cápsulas.' });
  cacheProduct(product);
  expect(cachedProduct('omega-3-ñandubay-100%')).toBe(product);
  expect(cachedProduct('otro')).toBeUndefined();
});

it('does not take a product without its description for a whole one', () => {
  cacheProduct(sampleProduct({ id: 2, name: 'Sin texto' }));
  expect(cachedProduct('sin-texto')).toBeUndefined();
});
