import { api } from '#contract/urls/shop-urls.ts';
import type { PublicOrigin } from '../http/public-origin.ts';
import type { CacheKey } from './cache-key.ts';

/** More origins than a shop without a PUBLIC_URL has: with and without www, and addresses on the local network. */
const MAX_BOUNDED_ORIGINS = 4;

/**
 * Adds to a cache key the origin that a page names, unless it is the same for all. Only the first few origins count as
 * bounded: made-up host names must not evict the other entries.
 */
export function originKeys({ isFixed, forUrl }: PublicOrigin): (key: CacheKey, url: string) => CacheKey {
  const bounded = new Set<string>();

  const isBounded = (origin: string) => {
    if (bounded.size < MAX_BOUNDED_ORIGINS) bounded.add(origin);
    return bounded.has(origin);
  };

  return (cacheKey, url) => {
    if (isFixed || cacheKey.key.startsWith(`${api.base}/`)) return cacheKey;
    const origin = forUrl(url);
    return { ...cacheKey, key: origin + cacheKey.key, unbounded: cacheKey.unbounded || !isBounded(origin) };
  };
}
