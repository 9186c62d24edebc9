import { z } from '@hono/zod-openapi';

export const wireBackupStatus = z
  .object({
    isDaily: z.boolean().openapi({ description: 'Whether the shop makes backups by itself' }),
    ageMs: z.number().nullable().openapi({ description: 'Of the newest backup; null without one' }),
    bytes: z.int().nullable().openapi({ description: 'Size of the newest backup, pictures included' }),
    hasFailed: z.boolean().openapi({ description: 'Whether an attempt has failed since the newest backup' }),
  })
  .openapi('BackupStatus');

export type WireBackupStatus = z.output<typeof wireBackupStatus>;
