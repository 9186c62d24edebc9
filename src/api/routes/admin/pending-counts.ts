import type { OpenAPIHono } from '@hono/zod-openapi';
import { wirePendingCounts } from '#contract/responses/admin.ts';
import { adminApi } from '#contract/urls/admin-urls.ts';
import { countPending } from '#data/business/pending-counts.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { ApiDependencies, ApiEnv } from '../../http/env.ts';

const pendingCounts = endpoint({
  method: 'get',
  path: adminApi.pendingCounts,
  access: 'admin',
  summary:
    'How many products are out of stock or nearly so, prices old, how many sales are not paid and messages not read',
  body: wirePendingCounts,
});

export function pendingCountsRoutes(app: OpenAPIHono<ApiEnv>, { database }: ApiDependencies): void {
  app.openapi(pendingCounts, async (c) => c.json(await countPending(database, Date.now()), 200));
}
