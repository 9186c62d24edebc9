import { expect, it, vi } from 'vitest';
import { aProduct, someProducts } from '../testing/sample-products.ts';
import { relatedProducts } from './related-products.ts';

const shown = aProduct({ id: 2, idCategory: 7 });

it('[M2.3-7] asks for the category, drops the shown product and puts those in stock first', async () => {
  const products = vi.fn(async () => [
    aProduct({ id: 1, amount: 0 }),
    shown,
    aProduct({ id: 3, description: 'Larga.' }),
  ]);
  const related = await relatedProducts({ products }, shown);
  expect(products).toHaveBeenCalledWith(7);
  expect(related.map(({ id }) => id)).toEqual([3, 1]);
  expect(related[0]?.description).toBe('');
});

it('holds ten at most', async () => {
  expect(await relatedProducts({ products: async () => someProducts(1, 30) }, shown)).toHaveLength(10);
});

it('[M2.3-7] is empty when the call fails', async () => {
  const products = () => Promise.reject(new Error('no answer'));
  expect(await relatedProducts({ products }, shown)).toEqual([]);
});
