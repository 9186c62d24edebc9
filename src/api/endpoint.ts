import { createRoute, type RouteConfig, type z } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { forEveryone } from '#contract/for-everyone.ts';
import { wireError } from '#contract/wire.ts';
import type { ApiEnv } from './env.ts';
import { administratorOnly } from './guard.ts';

/** Who may call: everybody, or only an administrator with a valid token. */
export type Access = 'public' | 'admin';

type Endpoint<Body extends z.ZodType, Request extends RouteConfig['request']> = {
  method: RouteConfig['method'];
  path: string;
  access: Access;
  /** The same for everyone while the catalogue stays as it is, so that it may be kept. */
  shared?: boolean;
  summary: string;
  request?: Request;
  body: Body;
};

/** A call as the guard, the validation and the documentation see it. Every success is exactly 200 with JSON (A4). */
export function endpoint<Body extends z.ZodType, Request extends RouteConfig['request']>({
  method,
  path,
  access,
  shared = false,
  summary,
  request,
  body,
}: Endpoint<Body, Request>) {
  return createRoute({
    method,
    path: path.replace(/:(\w+)/g, '{$1}'),
    summary,
    'x-access': access,
    tags: [access],
    security: access === 'admin' ? [{ idToken: [] }] : [],
    middleware: [...(access === 'admin' ? [administratorOnly] : []), ...(shared ? [maybeKept] : [])],
    request: request as Request,
    responses: {
      200: { description: 'Correcto', content: { 'application/json': { schema: body } } },
      default: { description: 'Error', content: { 'application/json': { schema: wireError } } },
    },
  });
}

const maybeKept: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await next();
  if (c.res.status === 200) c.res.headers.set('cache-control', forEveryone);
};
