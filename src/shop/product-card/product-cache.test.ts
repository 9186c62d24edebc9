import { expect, it } from 'vitest';
import { aProduct } from '../testing/sample-products.ts';
import { noteSeen, seenProduct } from './product-cache.ts';

it('finds a remembered product by the segment of its page', () => {
  const product = aProduct({ id: 1, name: 'Omega-3  Ñandubay 100%', description: 'Cápsulas.' });
  noteSeen(product);
  expect(seenProduct('omega-3-ñandubay-100%')).toBe(product);
  expect(seenProduct('otro')).toBeUndefined();
});

it('does not take a product without its description for a whole one', () => {
  noteSeen(aProduct({ id: 2, name: 'Sin texto' }));
  expect(seenProduct('sin-texto')).toBeUndefined();
});
