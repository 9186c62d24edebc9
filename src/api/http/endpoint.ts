import { createRoute, type RouteConfig, z } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { sharedCacheControl } from '#contract/http/shared-cache-control.ts';
import { idField } from '#contract/requests/fields.ts';
import { wireError } from '#contract/responses/shop.ts';
import type { ApiEnv } from './env.ts';
import { requireAdministrator } from './guard.ts';
import { idempotencyKeyHeader } from './idempotency-header.ts';
import { checkJsonBody } from './json-body.ts';

export type Access = 'public' | 'admin';

type EndpointOptions<Body extends z.ZodType, RequestSchemas extends RouteConfig['request']> = {
  method: RouteConfig['method'];
  path: string;
  access: Access;
  /** The response depends only on the catalogue and may be cached. */
  shared?: boolean;
  summary: string;
  request?: RequestSchemas;
  body: Body;
};

/** Defines a call for the guard, the validation and the documentation. Every success is exactly 200 with JSON (A4). */
export function endpoint<Body extends z.ZodType, RequestSchemas extends RouteConfig['request']>({
  method,
  path,
  access,
  shared = false,
  summary,
  request,
  body,
}: EndpointOptions<Body, RequestSchemas>) {
  const headers = method === 'post' && access === 'admin' ? { headers: idempotencyKeyHeader } : {};
  const params = /:id\b/.test(path) ? { params: z.object({ id: idField }) } : {};
  const fullRequest = Object.assign({}, params, headers, request);
  return createRoute({
    method,
    path: path.replace(/:(\w+)/g, '{$1}'),
    summary,
    'x-access': access,
    tags: [path.split('/')[path.startsWith('/api/') ? 2 : 1] ?? ''],
    security: access === 'admin' ? [{ idToken: [] }] : [],
    middleware: [
      ...(access === 'admin' ? [requireAdministrator] : []),
      ...(request?.body ? [checkJsonBody] : []),
      ...(shared ? [setSharedCacheControl] : []),
    ],
    request: fullRequest,
    responses: {
      200: { description: 'Success', content: { 'application/json': { schema: body } } },
      default: { description: 'Failure', content: { 'application/json': { schema: wireError } } },
    },
  });
}

/** The request of a call with a JSON body. */
export function jsonRequest<Body extends z.ZodType>(schema: Body) {
  return { body: { required: true as const, content: { 'application/json': { schema } } } };
}

const setSharedCacheControl: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await next();
  if (c.res.status === 200 && !c.res.headers.has('cache-control'))
    c.res.headers.set('cache-control', sharedCacheControl);
};
