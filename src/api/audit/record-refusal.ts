import type { Logger } from 'pino';
import { recordAudit } from '#data/audit/record-audit.ts';
import type { Database } from '#data/engine/database.ts';
import type { AuditEntry } from '#domain/audit/audit-entry.ts';

/** So that an attack does not fill the audit. */
const MAX_PER_HOUR = 60;
const HOUR_MS = 60 * 60 * 1000;

type Refusal = { entry: AuditEntry; requestId: string };

/** Returns a function that records refusals, at most 60 an hour of this process; later ones say how many were left out. */
export function refusalRecorder({ database, log }: { database: Database; log: Logger }) {
  let hour = { startedAt: 0, recorded: 0, leftOut: 0 };
  return async ({ entry, requestId }: Refusal): Promise<void> => {
    const now = Date.now();
    if (now - hour.startedAt >= HOUR_MS) hour = { startedAt: now, recorded: 0, leftOut: hour.leftOut };
    if (hour.recorded >= MAX_PER_HOUR) {
      hour.leftOut += 1;
      return;
    }
    hour.recorded += 1;
    const { leftOut } = hour;
    hour.leftOut = 0;
    const to = { ...entry.to, ...(leftOut > 0 && { leftOut }) };
    // The refusal itself must not fail because it could not be recorded.
    await recordAudit(database.query, { author: { requestId }, entries: [{ ...entry, to }] }).catch((err: unknown) =>
      log.error({ err, requestId }, 'refusal not recorded'),
    );
  };
}
