import type { OpenAPIHono } from '@hono/zod-openapi';
import { wireHealth } from '#contract/responses/shop.ts';
import { api } from '#contract/urls/shop-urls.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { ApiDependencies, ApiEnv } from '../../http/env.ts';

const health = endpoint({
  method: 'get',
  path: api.health,
  access: 'public',
  summary: 'Whether the shop is ready',
  body: wireHealth,
});

export function healthRoutes(app: OpenAPIHono<ApiEnv>, { database }: ApiDependencies): void {
  app.openapi(health, async (c) => c.json({ status: 'ok' as const, version: await database.catalogueVersion() }, 200));
}
