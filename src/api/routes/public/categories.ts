import type { OpenAPIHono } from '@hono/zod-openapi';
import { wireSuplements } from '#contract/responses/shop.ts';
import { api } from '#contract/urls/shop-urls.ts';
import { listMenuCategories } from '#data/brands-and-categories/categories.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { ApiDependencies, ApiEnv } from '../../http/env.ts';

const supplements = endpoint({
  method: 'get',
  path: api.supplements,
  access: 'public',
  shared: true,
  summary: 'Active categories of supplements',
  body: wireSuplements,
});

export function categoryRoutes(app: OpenAPIHono<ApiEnv>, { database }: ApiDependencies): void {
  app.openapi(supplements, async (c) => c.json(wireSuplements.parse(await listMenuCategories(database)), 200));
}
