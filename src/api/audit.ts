import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { ApiEnv } from './env.ts';

/** Something an administrator did; never with what is known of a client, an address or a phone. */
export type Change = { did: string; id: number; from?: unknown; to?: unknown };

/** Writes down who changed what, from what to what. */
export function audit(log: Logger, c: Context<ApiEnv>, change: Change): void {
  const { id, displayName } = c.get('administrator');
  log.info({ by: { id, name: displayName }, requestId: c.get('requestId'), ...change }, 'changed');
}
