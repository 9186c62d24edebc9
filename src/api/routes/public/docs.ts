import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { api, imageUrls } from '#contract/urls/shop-urls.ts';
import { SHOP_NAME } from '#domain/business/shop-name.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { ApiEnv } from '../../http/env.ts';
import { renderDocs } from './docs-page.ts';

const description = endpoint({
  method: 'get',
  path: api.openapi,
  access: 'public',
  summary: 'Every call, described in OpenAPI 3.1',
  body: z.looseObject({ openapi: z.string(), paths: z.looseObject({}) }).openapi('OpenApi'),
});

const page = createRoute({
  method: 'get',
  path: api.docs,
  summary: 'The same to be read by people',
  'x-access': 'public',
  tags: ['docs'],
  responses: { 200: { description: 'Success', content: { 'text/html': { schema: z.string() } } } },
});

const image = createRoute({
  method: 'get',
  path: imageUrls.route.replace(/:(\w+)/g, '{$1}'),
  summary: 'A picture: <hash>.webp, <hash>-<width>.avif or .webp, <hash>-og.jpg for previews in chats',
  'x-access': 'public',
  tags: ['images'],
  request: { params: z.object({ name: z.string().max(80) }) },
  responses: { 200: { description: 'Success', content: { 'image/*': { schema: z.string() } } } },
});

const ABOUT = `Success is exactly 200 with JSON. Anything else is a failure: \`{error, requestId}\`, the text in Spanish.
Prices are pesos, discounts percent, dates \`{_seconds, _nanoseconds}\`.
An administrator signs in with POST /api/auth/sign-in/email, takes an ID token from GET /api/auth/token with the cookie
and sends it as \`Authorization: Bearer …\`.`;

/** Registered last, so that all other calls are documented. */
export function docsRoutes(app: OpenAPIHono<ApiEnv>): void {
  app.openAPIRegistry.registerComponent('securitySchemes', 'idToken', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
  });
  app.openAPIRegistry.registerPath(description);
  app.openAPIRegistry.registerPath(page);
  app.openAPIRegistry.registerPath(image);
  const describeAll = () => {
    const info = { title: SHOP_NAME, version: '1', description: ABOUT };
    const { paths, ...rest } = app.getOpenAPI31Document({ openapi: '3.1.0', info });
    return { ...rest, paths: withoutMiddleware(paths ?? {}) };
  };
  let described: ReturnType<typeof describeAll> | undefined;
  app.get(api.openapi, (c) => {
    described ??= describeAll();
    return c.json(described);
  });
  app.get(api.docs, async (c) => {
    described ??= describeAll();
    const { html, policy } = renderDocs(described);
    return c.html(html, 200, { 'Content-Security-Policy': policy });
  });
}

/** Removes `middleware`, which `registerPath` leaves in the document. */
function withoutMiddleware(paths: object): object {
  return JSON.parse(JSON.stringify(paths, (key, value) => (key === 'middleware' ? undefined : value)));
}
