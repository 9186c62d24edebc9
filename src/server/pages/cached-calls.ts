import { LRUCache } from 'lru-cache';
import { REQUEST_ID_HEADER } from '#api/http/request-id.ts';
import type { SharedReads } from '#api/shared-reads/shared-reads.ts';
import type { CallResponse, Fetch } from '#contract/http/call.ts';
import type { CacheEntry } from '../response-cache/cache-entry.ts';
import { CacheKeys } from '../response-cache/cache-key.ts';
import type { ResponseCache } from '../response-cache/response-cache.ts';
import { staleHeaders } from '../response-cache/stale.ts';

/** Those that every page shows, like the menu, are used all the time and stay among them. */
const MAX_BODIES = 50;

/** A response of the API to a call in process. */
export type ApiResponse = CallResponse & { headers: Pick<Headers, 'get' | 'has'> };

/** For which request and version of the catalogue a page is made; the version where it is known. */
export type PageRendering = { requestId: string; version?: number | undefined };

/** Calls the API in process. */
export type FetchApi = (path: string, init?: RequestInit, rendering?: Partial<PageRendering>) => Promise<ApiResponse>;

/**
 * Calls the API by way of the response cache. A body is parsed once for all the pages that show it, which must not
 * change it.
 */
export function cachedCalls(
  cache: ResponseCache,
  { fetchApi, reads }: { fetchApi: Fetch; reads: SharedReads },
): FetchApi {
  const keys = new CacheKeys();
  const bodies = new LRUCache<CacheEntry, { json: unknown }>({ max: MAX_BODIES });

  function readBody(entry: CacheEntry): unknown {
    const body = bodies.get(entry) ?? { json: JSON.parse(new TextDecoder().decode(entry.bytes)) };
    bodies.set(entry, body);
    return body.json;
  }

  return async (path, init, { requestId, version } = {}) => {
    const [pathname = ''] = path.split('?', 1);
    const key = keys.of(path, pathname);
    const fetchUncached = () => fetchApi(path, requestId === undefined ? init : withRequestId(requestId, init));
    if (!key || (init?.method ?? 'GET') !== 'GET') return fetchUncached();
    const make = async () => ({ response: await fetchUncached() });
    const readJson = () => reads(path, pathname);
    const result = await cache.find({ key, encoding: 'identity', make, readJson, version });
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

function withRequestId(requestId: string, init?: RequestInit): RequestInit {
  const headers = new Headers(init?.headers);
  headers.set(REQUEST_ID_HEADER, requestId);
  return { ...init, headers };
}
