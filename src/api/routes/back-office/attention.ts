import type { OpenAPIHono } from '@hono/zod-openapi';
import { adminApi } from '#contract/admin-urls.ts';
import { wireAttention } from '#contract/admin-wire.ts';
import { attention } from '#data/attention.ts';
import { endpoint } from '../../endpoint.ts';
import type { ApiEnv, ApiParts } from '../../env.ts';

const figures = endpoint({
  method: 'get',
  path: adminApi.attention,
  access: 'admin',
  summary: 'How many products are out of stock or nearly so, and how many sales are not paid',
  body: wireAttention,
});

export function attentionRoutes(app: OpenAPIHono<ApiEnv>, { database }: ApiParts): void {
  app.openapi(figures, async (c) => c.json(await attention(database), 200));
}
