import type { MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import { type PublicOrigin, publicOrigin } from '../http/public-origin.ts';
import { type CacheKey, cacheKeyFor } from './cache-key.ts';
import { negotiateEncoding } from './encoding.ts';
import type { CacheDependency, CacheEntry, ResponseCache } from './response-cache.ts';

const NONE = 'none';
/** Longer addresses are seldom asked for twice. */
const MAX_REMEMBERED_URL = 500;

/** What handlers may say to who keeps their answers: what they made them of. */
export type ResponseCacheEnv = { Variables: { parts?: readonly CacheDependency[] | undefined } };

/** Answers from what is kept, or keeps what comes after it. Stands first, so that a kept answer is sent as it lies. */
export function cacheResponses(
  keeper: ResponseCache,
  standing: PublicOrigin = publicOrigin(),
): MiddlewareHandler<ResponseCacheEnv> {
  const names = new LRUCache<string, CacheKey | typeof NONE>({ max: 5000 });

  /** Reading an address takes longer than all the rest of sending what is kept. */
  const nameOf = (url: string, path: string): CacheKey | typeof NONE => {
    const known = names.get(url);
    if (known) return known;
    const query = url.indexOf('?');
    const asked = cacheKeyFor(path, query === -1 ? '' : url.slice(query));
    const name = asked ? standing.named(asked, url) : NONE;
    if (url.length < MAX_REMEMBERED_URL) names.set(url, name);
    return name;
  };

  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
    // Who shows a token may be answered otherwise than everyone.
    if (c.req.header('authorization') !== undefined) return next();
    const name = nameOf(c.req.url, c.req.path);
    if (name === NONE) return next();
    const asked = c.req.raw.headers;
    const encoding = negotiateEncoding(asked.get('accept-encoding'));
    const make = async () => {
      await next();
      return { response: c.res, parts: c.get('parts') };
    };
    const found = await keeper.find({ key: name, encoding, make });
    const answer = 'passing' in found ? found.uncached : toResponse(found.entry, asked);
    // Emptied first: otherwise the headers of the uncompressed answer would be merged into this one.
    if (c.finalized) c.res = undefined;
    c.res = answer;
  };
}

function toResponse({ etag, headers, bytes }: CacheEntry, asked: Headers): Response {
  if (!asked.get('if-none-match')?.includes(etag)) return new Response(bytes, { headers });
  const { 'content-length': _, 'content-encoding': __, ...unchanged } = headers;
  return new Response(null, { status: 304, headers: unchanged });
}
