import type { OpenAPIHono } from '@hono/zod-openapi';
import { wireBrands } from '#contract/responses/shop.ts';
import { api } from '#contract/urls/shop-urls.ts';
import { listMenuBrands } from '#data/brands-and-categories/brands.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { ApiDependencies, ApiEnv } from '../../http/env.ts';

const brands = endpoint({
  method: 'get',
  path: api.brands,
  access: 'public',
  shared: true,
  summary: 'Active brands',
  body: wireBrands,
});

export function brandRoutes(app: OpenAPIHono<ApiEnv>, { database }: ApiDependencies): void {
  app.openapi(brands, async (c) => c.json(wireBrands.parse(await listMenuBrands(database)), 200));
}
