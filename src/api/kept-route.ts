import type { MiddlewareHandler } from 'hono';
import type { Keeper } from './kept-answers.ts';

/** Query parameters that public answers depend on; any other is ignored. */
const meaningful = ['search', 'link', 'categoria', 'sortOrder', 'startAfterId', 'limit'];
const endless = ['search', 'startAfterId'];

const cacheControl = 'public, max-age=0, s-maxage=1, must-revalidate';

/** Keeps the answers of a public read until the catalogue changes. */
export function keptRoute(keeper: Keeper): MiddlewareHandler {
  return async (c, next) => {
    const query = new URLSearchParams(new URL(c.req.url).search);
    for (const name of [...query.keys()]) if (!meaningful.includes(name)) query.delete(name);
    query.sort();
    const make = async () => {
      await next();
      c.res.headers.set('cache-control', cacheControl);
      return c.res;
    };
    const rare = endless.some((name) => query.has(name));
    const answer = await keeper.answer({ request: c.req.raw, key: `${c.req.path}?${query}`, rare, make });
    // Emptied first: otherwise the headers of the uncompressed answer would be merged into this one.
    c.res = undefined;
    c.res = answer;
  };
}
