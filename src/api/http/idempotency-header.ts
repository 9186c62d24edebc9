import { createHash } from 'node:crypto';
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Database } from '#data/engine/database.ts';
import type { ApiEnv } from './env.ts';

/** A key chosen by the client that makes a POST safe to repeat. */
export const idempotencyKeyHeader = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/)
    .optional()
    .openapi({ description: 'The same key with the same request within 24 hours is answered again, not done again' }),
});

/** The database for the write of this request; with an Idempotency-Key the write happens once within 24 hours. `body` is that of an upload. */
export async function withIdempotency(c: Context<ApiEnv>, database: Database, body?: Uint8Array): Promise<Database> {
  const key = c.req.header('idempotency-key');
  if (key === undefined) return database;
  const requestHash = createHash('sha256')
    .update(`${c.req.method} ${c.req.path}\n`)
    .update(body ?? (await c.req.text()))
    .digest('base64url');
  return {
    ...database,
    idempotency: { administratorId: c.get('administrator').id, key, requestHash, now: Date.now() },
  };
}
