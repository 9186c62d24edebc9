import type { OpenAPIHono } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { api } from '#contract/urls/shop-urls.ts';
import type { ApiEnv } from './env.ts';
import { Failure, failureTexts } from './failure.ts';

/** Requires an administrator's ID token in the Authorization header. */
export const requireAdministrator: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const [, token] = /^Bearer ([\w.~+/-]+=*)$/i.exec(c.req.header('authorization') ?? '') ?? [];
  const administrator = token === undefined ? undefined : await c.get('identity').verify(token);
  if (!administrator) throw new Failure(401, failureTexts.signInNeeded);
  c.set('administrator', administrator);
  c.header('Cache-Control', 'no-store');
  await next();
};

/** The access of every call, by `METHOD path`. */
export function accessTable(app: OpenAPIHono<ApiEnv>): Map<string, unknown> {
  const routes = app.openAPIRegistry.definitions.flatMap((definition) =>
    definition.type === 'route' ? [definition.route] : [],
  );
  return new Map(routes.map((route) => [`${route.method.toUpperCase()} ${withColons(route.path)}`, route['x-access']]));
}

/** The pattern under which middleware and the fallback are registered. */
export const API_PATTERN = `${api.base}/*`;

/** Throws when a call under /api has no declared access: such an API must not start. */
export function assertAccessDeclared(app: OpenAPIHono<ApiEnv>): void {
  const declared = accessTable(app);
  const undeclared = app.routes
    .filter(({ path }) => path !== API_PATTERN && path.startsWith(`${api.base}/`))
    .map(({ method, path }) => `${method} ${path}`)
    .filter((call) => declared.get(call) !== 'public' && declared.get(call) !== 'admin');
  if (undeclared.length > 0) throw new Error(`Calls without a declared access: ${undeclared.join(', ')}`);
}

function withColons(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}
