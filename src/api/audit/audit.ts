import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { ApiEnv } from '../http/env.ts';

/** An action of an administrator; never with personal data of a client. */
export type AuditEntry = { did: string; id: number; from?: unknown; to?: unknown };

/** The old and new values of the fields that differ. */
export function fieldDifferences<Row extends object>(before: Row, after: Row): { from: object; to: object } {
  const old = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(([field, value]) => old.get(field) !== value);
  return {
    from: Object.fromEntries(changed.map(([field]) => [field, old.get(field)])),
    to: Object.fromEntries(changed),
  };
}

/** Logs who changed what, from what to what. */
export function audit(log: Logger, c: Context<ApiEnv>, change: AuditEntry): void {
  const { id, displayName } = c.get('administrator');
  log.info({ by: { id, name: displayName }, requestId: c.get('requestId'), ...change }, 'changed');
}
