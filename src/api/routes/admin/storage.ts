import type { OpenAPIHono } from '@hono/zod-openapi';
import { wireBackupStatus } from '#contract/responses/backup-status.ts';
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

const backupStatus = endpoint({
  method: 'get',
  path: adminApi.backupStatus,
  access: 'admin',
  summary: 'How old the newest backup is',
  body: wireBackupStatus,
});

/** What the seller sees of the room on the disk and of the backups. */
export function storageRoutes(app: OpenAPIHono<ApiEnv>, { freeBytes, readBackupStatus }: ApiDependencies): void {
  app.openapi(storage, async (c) => {
    const free = (await freeBytes?.()) ?? null;
    return c.json({ freeBytes: free, isLow: free !== null && isSpaceLow(free) }, 200);
  });
  app.openapi(backupStatus, async (c) => {
    const status = await readBackupStatus?.();
    return c.json(
      { isDaily: status !== undefined, ...(status ?? { ageMs: null, bytes: null, hasFailed: false }) },
      200,
    );
  });
}
