import { describe, expect, it } from 'vitest';
import { ApiError } from '#contract/http/api-error.ts';
import { sampleProduct } from '../testing/sample-products.ts';
import { findProduct, refreshProduct } from './find-product.ts';

const product = sampleProduct({ id: 1, name: 'Creatina 300 g' });
const answering = { product: async () => product };
const failing = (status: number) => ({ product: () => Promise.reject(new ApiError('no', status)) });
const { signal } = new AbortController();

describe('[M4-29] [M8-3] findProduct', () => {
  it('gives the product', async () => {
    expect(await findProduct(answering, 'creatina-300-g', signal)).toBe(product);
  });

  it.each([404, 500, 0])('gives none after status %i', async (status) => {
    expect(await findProduct(failing(status), 'creatina-300-g', signal)).toBeNull();
  });
});

describe('newestOf', () => {
  const known = sampleProduct({ id: 1 });

  it.each<[string, Parameters<typeof refreshProduct>[0], unknown]>([
    ['the newer one', answering, product],
    ['none when it is gone', failing(404), null],
    ['the known one without an answer', failing(0), known],
    ['the known one when the server fails', failing(500), known],
  ])('gives %s', async (_what, client, expected) => {
    expect(await refreshProduct(client, 'creatina-300-g', known)).toBe(expected);
  });
});
