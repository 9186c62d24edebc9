import { LRUCache } from 'lru-cache';
import type { CallResponse, Fetch } from '#contract/http/call.ts';
import type { CacheEntry } from '../response-cache/cache-entry.ts';
import { cacheKeyFor } from '../response-cache/cache-key.ts';
import type { ResponseCache } from '../response-cache/response-cache.ts';
import { staleHeaders } from '../response-cache/stale.ts';

/** Those that every page shows, like the menu, are used all the time and stay among them. */
const MAX_BODIES = 50;

/** A response of the API to a call in process. */
export type ApiResponse = CallResponse & { headers: Pick<Headers, 'get' | 'has'> };

/** Calls the API in process; `version` is that of the catalogue, where it is known. */
export type FetchApi = (path: string, init?: RequestInit, version?: number) => Promise<ApiResponse>;

/**
 * Calls the API by way of the response cache. A body is parsed once for all the pages that show it, which must not
 * change it.
 */
export function cachedCalls(cache: ResponseCache, fetchApi: Fetch): FetchApi {
  const bodies = new LRUCache<CacheEntry, { json: unknown }>({ max: MAX_BODIES });

  function readBody(entry: CacheEntry): unknown {
    const body = bodies.get(entry) ?? { json: JSON.parse(new TextDecoder().decode(entry.bytes)) };
    bodies.set(entry, body);
    return body.json;
  }

  return async (path, init, version) => {
    const query = path.indexOf('?');
    const key = query === -1 ? cacheKeyFor(path, '') : cacheKeyFor(path.slice(0, query), path.slice(query));
    if (!key || (init?.method ?? 'GET') !== 'GET') return fetchApi(path, init);
    const make = async () => ({ response: await fetchApi(path, init) });
    const result = await cache.find({ key, encoding: 'identity', make, version });
    if ('refused' in result) throw new Error(`${path} was refused in process`);
    if ('uncached' in result) return result.uncached;
    const { entry } = result;
    const headers: Record<string, string> = {
      ...entry.headers,
      ...('staleMs' in result && staleHeaders(result.staleMs)),
    };
    return {
      status: entry.status,
      headers: { has: (name) => Object.hasOwn(headers, name), get: (name) => headers[name] ?? null },
      json: async () => readBody(entry),
    };
  };
}
