import { afterEach, describe, expect, it, vi } from 'vitest';
import { someProducts } from '../testing/sample-products.ts';
import type { ListAddress } from './list-params.ts';
import { firstPage, listRequest } from './list-request.ts';

const creatines: ListAddress = { link: 'suplementos', categoria: 'creatinas', sort: 'precio-asc' };
const { signal } = new AbortController();

afterEach(() => void vi.unstubAllGlobals());

describe('listRequest', () => {
  it('asks for a whole page on the server', () => {
    expect(listRequest(creatines)).toEqual({
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
    expect(listRequest(creatines).limit).toBe(limit);
  });

  it('starts where the address or the last page says', () => {
    expect(listRequest({ ...creatines, after: 7 }).startAfterId).toBe(7);
    expect(listRequest({ ...creatines, after: 7 }, 19).startAfterId).toBe(19);
  });

  it('[M4-27] asks for the results of a search together', () => {
    expect(listRequest({ link: 'productos', search: 'whey', sort: 'default' }).limit).toBe(240);
  });
});

describe('firstPage', () => {
  it('hands on the page', async () => {
    const page = { products: someProducts(1, 2), hasMore: true };
    expect(await firstPage({ list: async () => page }, creatines, signal)).toEqual({ page, failed: false });
  });

  it('[M8-2] is silently empty when the call fails', async () => {
    const list = () => Promise.reject(new Error('no answer'));
    const page = { products: [], hasMore: false };
    expect(await firstPage({ list }, creatines, signal)).toEqual({ page, failed: true });
  });
});
