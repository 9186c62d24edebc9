import { beforeEach, describe, expect, it } from 'vitest';
import { sharedCacheControl } from '#contract/http/shared-cache-control.ts';
import { api } from '#contract/urls/shop-urls.ts';
import { DatabaseUnavailableError } from '#data/engine/database-unavailable.ts';
import { createResponseCache } from '../response-cache/response-cache.ts';
import { staleAgeOf } from '../response-cache/stale.ts';
import { cachedCalls, type FetchApi } from './cached-calls.ts';

let version: number | Error;
let versionReads: number;
let made: string[];
let answer: () => Response;
let read: (address: string) => string | undefined;
let call: FetchApi;

beforeEach(() => {
  version = 1;
  versionReads = 0;
  made = [];
  read = () => undefined;
  answer = () => Response.json([{ name: 'Whey' }], { headers: { 'cache-control': sharedCacheControl } });
  const cache = createResponseCache({
    version: () => {
      versionReads += 1;
      if (version instanceof Error) throw version;
      return version;
    },
  });
  const fetchApi = async (path: string) => {
    made.push(path);
    return answer();
  };
  call = cachedCalls(cache, { fetchApi, reads: async (address) => read(address) });
});

describe('cachedCalls', () => {
  it('makes and parses a response once, and has its ETag', async () => {
    const first = await call(api.brands);
    const again = await call(api.brands);
    expect(made).toEqual([api.brands]);
    expect(await first.json()).toEqual([{ name: 'Whey' }]);
    expect(await again.json()).toBe(await first.json());
    expect(again.headers.get('etag')).toMatch(/^W\//);
    expect(staleAgeOf(again)).toBeUndefined();
  });

  it('makes it again after a change, at the version that the caller has read', async () => {
    await call(api.brands, {}, { version: 1 });
    answer = () => Response.json([], { headers: { 'cache-control': sharedCacheControl } });
    expect(await (await call(api.brands, {}, { version: 1 })).json()).toEqual([{ name: 'Whey' }]);
    expect(await (await call(api.brands, {}, { version: 2 })).json()).toEqual([]);
    expect(versionReads).toBe(0);
  });

  it('keeps calls with another query apart, and caches no write', async () => {
    await call(`${api.products}?search=7&limit=11`);
    await call(`${api.products}?search=8&limit=11`);
    await call(api.brands, { method: 'POST' });
    await call(api.brands, { method: 'POST' });
    expect(made).toHaveLength(4);
  });

  it('has what is read without a response', async () => {
    read = (address) => (address === `${api.products}?limit=2` ? '[{"name":"Whey"}]' : undefined);
    const response = await call(`${api.products}?limit=2`);
    expect([response.status, await response.json()]).toEqual([200, [{ name: 'Whey' }]]);
    expect(response.headers.get('etag')).toMatch(/^W\//);
    await call(api.products);
    expect(made).toEqual([api.products]);
  });

  it('passes failures on', async () => {
    answer = () => Response.json({ error: 'No existe.' }, { status: 404 });
    const response = await call(api.brands);
    expect([response.status, await response.json()]).toEqual([404, { error: 'No existe.' }]);
    await call(api.brands);
    expect(made).toHaveLength(2);
  });

  it('has what is known, and its age, while the database is away', async () => {
    await call(api.brands);
    version = new DatabaseUnavailableError('away');
    const response = await call(api.brands);
    expect(await response.json()).toEqual([{ name: 'Whey' }]);
    expect(staleAgeOf(response)).toBeGreaterThanOrEqual(0);
  });
});
