import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';
import { API_PATTERN } from '#api/http/guard.ts';

const CATCH_ALL = new Set(['*', '/*', API_PATTERN]);

/**
 * What a request asked for, from a bounded set: the pattern of its route, or for pages the first segment of the path.
 * `pages` are the first segments that exist.
 */
export function routeLabel(c: Context, pages: ReadonlySet<string>): string {
  const pattern = matchedRoutes(c).findLast(({ path }) => !CATCH_ALL.has(path))?.path;
  if (pattern !== undefined) return pattern;
  const [, segment = '', rest = ''] = c.req.path.split('/', 3);
  if (segment === '') return '/';
  if (!pages.has(segment)) return 'unknown';
  return rest === '' ? `/${segment}` : `/${segment}/*`;
}

/** The first segments of a built route table. */
export function pageSegments(routes: Record<string, { path?: string } | undefined>): ReadonlySet<string> {
  const segments = Object.values(routes).flatMap((route) => route?.path?.split('/')[0] ?? []);
  return new Set(segments.filter((segment) => segment !== '*'));
}
