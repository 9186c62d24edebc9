import type { OpenAPIHono } from '@hono/zod-openapi';
import { api } from '#contract/urls.ts';
import { wireHealth } from '#contract/wire.ts';
import { endpoint } from '../endpoint.ts';
import type { ApiEnv, ApiParts } from '../env.ts';

const health = endpoint({
  method: 'get',
  path: api.health,
  access: 'public',
  summary: 'Whether the shop is ready',
  body: wireHealth,
});

export function healthRoutes(app: OpenAPIHono<ApiEnv>, { database }: ApiParts): void {
  app.openapi(health, async (c) => c.json({ status: 'ok' as const, version: await database.catalogueVersion() }, 200));
}
