import type { OpenAPIHono } from '@hono/zod-openapi';
import { wireAttention } from '#contract/responses/admin.ts';
import { adminApi } from '#contract/urls/admin-urls.ts';
import { attention } from '#data/attention.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { ApiEnv, ApiParts } from '../../http/env.ts';

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
