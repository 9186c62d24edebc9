import type { OpenAPIHono } from '@hono/zod-openapi';
import { api } from '#contract/urls.ts';
import { wireBrands } from '#contract/wire.ts';
import { menuBrands } from '#data/brands.ts';
import { endpoint } from '../endpoint.ts';
import type { ApiEnv, ApiParts } from '../env.ts';

const brands = endpoint({
  method: 'get',
  path: api.brands,
  access: 'public',
  shared: true,
  summary: 'Active brands',
  body: wireBrands,
});

export function brandRoutes(app: OpenAPIHono<ApiEnv>, { database }: ApiParts): void {
  app.openapi(brands, async (c) => c.json(wireBrands.parse(await menuBrands(database)), 200));
}
