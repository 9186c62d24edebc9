import { describe, expect, it } from 'vitest';
import { ApiError } from '#contract/http/api-error.ts';
import { sampleProduct } from '../testing/sample-products.ts';
import { findProduct, refreshProduct } from './find-product.ts';

const product = sampleProduct({ id: 1, name: 'Creatina 300 g' });
const answering = { product: async () => product };
const failing = (status: number) => ({ product: () => Promise.reject(new ApiError('no', status)) });
const { signal } = new AbortController();

describe('[M4-29] [M8-3] findProduct', () => {
  it('returns the product', async () => {
    expect(await findProduct(answering, 'creatina-300-g', signal)).toBe(product);
  });

  it.each([404, 500, 0])('returns null after status %i', async (status) => {
    expect(await findProduct(failing(status), 'creatina-300-g', signal)).toBeNull();
  });
});

describe('refreshProduct', () => {
  const shown = sampleProduct({ id: 1 });

  it.each<[string, Parameters<typeof refreshProduct>[0], unknown]>([
    ['the new version', answering, product],
    ['null when it no longer exists', failing(404), null],
    ['the shown one without a response', failing(0), shown],
    ['the shown one when the server fails', failing(500), shown],
  ])('returns %s', async (_what, client, expected) => {
    expect(await refreshProduct(client, 'creatina-300-g', shown)).toBe(expected);
  });
});
