import type { OpenAPIHono } from '@hono/zod-openapi';
import { api } from '#contract/urls.ts';
import { wireSuplements } from '#contract/wire.ts';
import { menuCategories } from '#data/categories.ts';
import { endpoint } from '../endpoint.ts';
import type { ApiEnv, ApiParts } from '../env.ts';
import { keptRoute } from '../kept-route.ts';

const suplements = endpoint({
  method: 'get',
  path: api.suplements,
  access: 'public',
  summary: 'Active categories of supplements',
  body: wireSuplements,
});

export function categoryRoutes(app: OpenAPIHono<ApiEnv>, { database, keeper }: ApiParts): void {
  app.use(api.suplements, keptRoute(keeper));
  app.openapi(suplements, async (c) => c.json(wireSuplements.parse(await menuCategories(database)), 200));
}
