import type { OpenAPIHono } from '@hono/zod-openapi';
import { api } from '#contract/urls.ts';
import { wireSuplements } from '#contract/wire.ts';
import { menuCategories } from '#data/categories.ts';
import { endpoint } from '../endpoint.ts';
import type { ApiEnv, ApiParts } from '../env.ts';

const suplements = endpoint({
  method: 'get',
  path: api.suplements,
  access: 'public',
  shared: true,
  summary: 'Active categories of supplements',
  body: wireSuplements,
});

export function categoryRoutes(app: OpenAPIHono<ApiEnv>, { database }: ApiParts): void {
  app.openapi(suplements, async (c) => c.json(wireSuplements.parse(await menuCategories(database)), 200));
}
