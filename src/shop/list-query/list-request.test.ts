import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#contract/http/api-error.ts';
import { sampleProducts } from '../testing/sample-products.ts';
import type { ListParams } from './list-params.ts';
import { loadFirstPage, toListRequest } from './list-request.ts';

const creatines: ListParams = { link: 'suplementos', subLink: 'creatinas', filters: {}, sort: 'precio-asc' };
const { signal } = new AbortController();

afterEach(() => void vi.unstubAllGlobals());

describe('toListRequest', () => {
  it('requests a full page on the server', () => {
    expect(toListRequest(creatines)).toEqual({
      link: 'suplementos',
      subLink: 'creatinas',
      search: undefined,
      filters: {},
      sortOrder: 'precio-asc',
      startAfterId: undefined,
      limit: 12,
    });
  });

  it.each([
    [390, 6],
    [900, 9],
    [1280, 12],
  ])('a window of %i px requests %i products', (innerWidth, limit) => {
    vi.stubGlobal('window', { innerWidth });
    expect(toListRequest(creatines).limit).toBe(limit);
  });

  it('starts after the product of the URL or of the last page', () => {
    expect(toListRequest({ ...creatines, after: 7 }).startAfterId).toBe(7);
    expect(toListRequest({ ...creatines, after: 7 }, 19).startAfterId).toBe(19);
  });

  it('[M4-27] requests all results of a search at once', () => {
    expect(toListRequest({ link: 'productos', search: 'whey', filters: {}, sort: 'default' }).limit).toBe(240);
  });
});

describe('loadFirstPage', () => {
  it('returns the page', async () => {
    const page = { products: sampleProducts(1, 2), hasMore: true };
    expect(await loadFirstPage({ list: async () => page }, creatines, signal)).toEqual({ page, status: 200 });
  });

  it('[M8-2] returns an empty page when the request fails', async () => {
    const page = { products: [], hasMore: false };
    const loadAfter = (error: Error) => loadFirstPage({ list: () => Promise.reject(error) }, creatines, signal);
    expect(await loadAfter(new Error('no answer'))).toEqual({ page, status: 503 });
    expect(await loadAfter(new ApiError('too long', 400))).toEqual({ page, status: 400 });
    expect(await loadAfter(new ApiError('away', 503))).toEqual({ page, status: 503 });
  });

  it.each([
    ['the device has no network', { onLine: false, answers: false, offline: true }],
    ['nothing of the shop can be reached', { onLine: true, answers: false, offline: true }],
    ['only the list has no answer', { onLine: true, answers: true, offline: undefined }],
  ])('says that there is no connection when that is so: %s', async (_what, { onLine, answers, offline }) => {
    vi.stubGlobal('window', { innerWidth: 1280 });
    vi.stubGlobal('navigator', { onLine });
    vi.stubGlobal('fetch', () => (answers ? Promise.resolve(new Response()) : Promise.reject(new TypeError())));
    const list = () => Promise.reject(new ApiError('no answer', 0));
    const { page } = await loadFirstPage({ list }, creatines, signal);
    expect(page).toEqual({ products: [], hasMore: false, ...(offline && { offline }) });
  });

  it('asks again when the connection came back while it was looked for', async () => {
    vi.stubGlobal('window', { innerWidth: 1280 });
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
    const answer = { products: [], hasMore: false, searchedFor: 'creatina' };
    const list = vi.fn().mockRejectedValueOnce(new ApiError('no answer', 0)).mockResolvedValue(answer);
    expect(await loadFirstPage({ list }, creatines, signal)).toEqual({ page: answer, status: 200 });
  });
});
