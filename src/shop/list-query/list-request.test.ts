import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleProducts } from '../testing/sample-products.ts';
import type { ListParams } from './list-params.ts';
import { loadFirstPage, toListRequest } from './list-request.ts';

const creatines: ListParams = { link: 'suplementos', categoria: 'creatinas', sort: 'precio-asc' };
const { signal } = new AbortController();

afterEach(() => void vi.unstubAllGlobals());

describe('listRequest', () => {
  it('asks for a whole page on the server', () => {
    expect(toListRequest(creatines)).toEqual({
      link: 'suplementos',
      categoria: 'creatinas',
      search: undefined,
      sortOrder: 'precio-asc',
      startAfterId: undefined,
      limit: 12,
    });
  });

  it.each([
    [390, 6],
    [900, 9],
    [1280, 12],
  ])('asks in a window of %i px for %i', (innerWidth, limit) => {
    vi.stubGlobal('window', { innerWidth });
    expect(toListRequest(creatines).limit).toBe(limit);
  });

  it('starts where the params or the last page says', () => {
    expect(toListRequest({ ...creatines, after: 7 }).startAfterId).toBe(7);
    expect(toListRequest({ ...creatines, after: 7 }, 19).startAfterId).toBe(19);
  });

  it('[M4-27] asks for the results of a search together', () => {
    expect(toListRequest({ link: 'productos', search: 'whey', sort: 'default' }).limit).toBe(240);
  });
});

describe('firstPage', () => {
  it('hands on the page', async () => {
    const page = { products: sampleProducts(1, 2), hasMore: true };
    expect(await loadFirstPage({ list: async () => page }, creatines, signal)).toEqual({ page, failed: false });
  });

  it('[M8-2] is silently empty when the call fails', async () => {
    const list = () => Promise.reject(new Error('no answer'));
    const page = { products: [], hasMore: false };
    expect(await loadFirstPage({ list }, creatines, signal)).toEqual({ page, failed: true });
  });
});
