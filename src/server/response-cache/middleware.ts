import type { MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import { REQUEST_ID_HEADER, type RequestIdEnv } from '#api/http/request-id.ts';
import { type CacheKey, cacheKeyFor } from './cache-key.ts';
import { negotiateEncoding } from './encoding.ts';
import type { CacheDependency, CacheEntry, ResponseCache } from './response-cache.ts';

const NOT_CACHED = 'not cached';
/** Longer addresses are seldom requested twice. */
const MAX_REMEMBERED_URL = 500;

/** `dependencies`: the responses that a handler made its own from, where they are all known. */
export type ResponseCacheEnv = { Variables: { dependencies?: readonly CacheDependency[] | undefined } };

/** Answers from the response cache. Comes before all other handlers, so that a cached response is sent unchanged. */
export function cacheResponses(cache: ResponseCache): MiddlewareHandler<ResponseCacheEnv & RequestIdEnv> {
  const keys = new LRUCache<string, CacheKey | typeof NOT_CACHED>({ max: 5000 });

  /** Remembered, because parsing an address takes longer than sending a cached response. */
  const keyOf = (url: string, path: string): CacheKey | typeof NOT_CACHED => {
    const known = keys.get(url);
    if (known) return known;
    const query = url.indexOf('?');
    const key = cacheKeyFor(path, query === -1 ? '' : url.slice(query)) ?? NOT_CACHED;
    if (url.length < MAX_REMEMBERED_URL) keys.set(url, key);
    return key;
  };

  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
    // A response to a token may differ from the one for everybody.
    if (c.req.header('authorization') !== undefined) return next();
    const key = keyOf(c.req.url, c.req.path);
    if (key === NOT_CACHED) return next();
    const requestHeaders = c.req.raw.headers;
    const encoding = negotiateEncoding(requestHeaders.get('accept-encoding'));
    const make = async () => {
      await next();
      return { response: c.res, dependencies: c.get('dependencies') };
    };
    const result = await cache.find({ key, encoding, make });
    const response =
      'uncached' in result ? result.uncached : toResponse(result.entry, requestHeaders, c.get('requestId'));
    // Emptied first: otherwise the headers of the uncompressed response would be merged into this one.
    if (c.finalized) c.res = undefined;
    c.res = response;
  };
}

function toResponse({ etag, headers, bytes }: CacheEntry, requestHeaders: Headers, requestId: string): Response {
  const named: Record<string, string> = { ...headers, [REQUEST_ID_HEADER]: requestId };
  if (!requestHeaders.get('if-none-match')?.includes(etag)) return new Response(bytes, { headers: named });
  const { 'content-length': _, 'content-encoding': __, ...unchanged } = named;
  return new Response(null, { status: 304, headers: unchanged });
}
