import { createHash } from 'node:crypto';
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Database } from '#data/engine/database.ts';
import type { ApiEnv } from './env.ts';

/** A key of the caller's choice that makes a POST safe to send again. */
export const idempotencyKeyHeader = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/)
    .optional()
    .openapi({ description: 'The same key with the same request within 24 hours is answered again, not done again' }),
});

/** The database, for the one write of this request; with an Idempotency-Key that write is done once (24 hours). */
export async function idempotent(c: Context<ApiEnv>, database: Database): Promise<Database> {
  const key = c.req.header('idempotency-key');
  if (key === undefined) return database;
  const request = createHash('sha256')
    .update(`${c.req.method} ${c.req.path}\n${await c.req.text()}`)
    .digest('base64url');
  return {
    ...database,
    idempotency: { administratorId: c.get('administrator').id, key, requestHash: request, now: Date.now() },
  };
}
