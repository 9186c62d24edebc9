import type { Context } from 'hono';
import type { Logger } from 'pino';
import { type Author, recordAudit } from '#data/audit/record-audit.ts';
import type { Database } from '#data/engine/database.ts';
import type { AuditEntry, AuditedValues } from '#domain/audit/audit-entry.ts';
import type { PriceChangeSource } from '#domain/audit/price-sources.ts';
import type { ApiEnv } from '../http/env.ts';

type AuditTarget = { database: Database; log: Logger };

/** The database for the changes of this request: they are recorded and logged with the administrator who makes them. */
export function withAuthor(
  c: Context<ApiEnv>,
  { database, log }: AuditTarget,
  source?: PriceChangeSource | undefined,
): Database {
  const author = requestAuthor(c, source);
  return { ...database, author: { ...author, onAudited: (entries) => logEntries(log, { author, entries }) } };
}

/** Records and logs what the administrator of this request did, where there is no transaction to do so in. */
export async function audit(c: Context<ApiEnv>, { database, log }: AuditTarget, entry: AuditEntry): Promise<void> {
  const author = requestAuthor(c);
  await recordAudit(database.query, { author, entries: [entry] });
  logEntries(log, { author, entries: [entry] });
}

function requestAuthor(c: Context<ApiEnv>, source?: PriceChangeSource | undefined): Author {
  const { id, displayName: name } = c.get('administrator');
  return { administrator: { id, name }, requestId: c.get('requestId'), source };
}

function logEntries(log: Logger, { author, entries }: { author: Author; entries: readonly AuditEntry[] }): void {
  const { administrator: by, requestId } = author;
  for (const { did, id, from, to, isPersonal } of entries) {
    const loggable = (values: AuditedValues | undefined) => (isPersonal && values ? { name: values.name } : values);
    log.info({ by, requestId, did, id, from: loggable(from), to: loggable(to) }, 'changed');
  }
}
