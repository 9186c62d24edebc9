import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { ApiEnv } from '../http/env.ts';

/** Something an administrator did; never with what is known of a client, an address or a phone. */
export type AuditEntry = { did: string; id: number; from?: unknown; to?: unknown };

/** The fields that are others now, as they were and as they are. */
export function changedFields<Row extends object>(before: Row, after: Row): { from: object; to: object } {
  const was = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(([field, value]) => was.get(field) !== value);
  return {
    from: Object.fromEntries(changed.map(([field]) => [field, was.get(field)])),
    to: Object.fromEntries(changed),
  };
}

/** Writes down who changed what, from what to what. */
export function audit(log: Logger, c: Context<ApiEnv>, change: AuditEntry): void {
  const { id, displayName } = c.get('administrator');
  log.info({ by: { id, name: displayName }, requestId: c.get('requestId'), ...change }, 'changed');
}
