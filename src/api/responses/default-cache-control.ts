import type { MiddlewareHandler } from 'hono';

/** Without a `Cache-Control` caches choose by themselves how long a response is fresh. */
export const setDefaultCacheControl: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-cache');
};
