import { expect, it, vi } from 'vitest';
import { sampleProduct, sampleProducts } from '../testing/sample-products.ts';
import { loadRelatedProducts } from './related-products.ts';

const shown = sampleProduct({ id: 2, categoryId: 7 });

it('[M2.3-7] requests one product of the category more than it shows, and leaves out that of the page', async () => {
  const products = vi.fn(async () => [
    sampleProduct({ id: 3, description: 'Larga.' }),
    shown,
    sampleProduct({ id: 1, amount: 0 }),
  ]);
  const related = await loadRelatedProducts({ products }, shown);
  expect(products).toHaveBeenCalledWith({ search: 7, limit: 11 });
  expect(related.map(({ id }) => id)).toEqual([3, 1]);
  expect(related[0]?.description).toBe('');
});

it('has at most ten', async () => {
  expect(await loadRelatedProducts({ products: async () => sampleProducts(1, 30) }, shown)).toHaveLength(10);
});

it('[M2.3-7] is empty when the request fails', async () => {
  const products = () => Promise.reject(new Error('no answer'));
  expect(await loadRelatedProducts({ products }, shown)).toEqual([]);
});
