import type { OpenAPIHono } from '@hono/zod-openapi';
import { wireStorage } from '#contract/responses/storage.ts';
import { adminApi } from '#contract/urls/admin-urls.ts';
import { isSpaceLow } from '#domain/storage/low-space.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { ApiDependencies, ApiEnv } from '../../http/env.ts';

const storage = endpoint({
  method: 'get',
  path: adminApi.storage,
  access: 'admin',
  summary: 'How much room the disk of the server has left',
  body: wireStorage,
});

export function storageRoutes(app: OpenAPIHono<ApiEnv>, { freeBytes }: ApiDependencies): void {
  app.openapi(storage, async (c) => {
    const free = (await freeBytes?.()) ?? null;
    return c.json({ freeBytes: free, isLow: free !== null && isSpaceLow(free) }, 200);
  });
}
