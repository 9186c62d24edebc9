import type { Kysely } from 'kysely';
import { type AuditEntry, auditedActions } from '#domain/audit/audit-entry.ts';
import type { PriceChangeSource } from '#domain/audit/price-sources.ts';
import { inChunks } from '../query/in-chunks.ts';
import type { Tables } from '../schema/tables.ts';

/** Who makes a change, and in which request. */
export type Author = {
  /** Missing when the shop itself or a stranger does it. */
  administrator?: { id: string; name: string } | undefined;
  requestId?: string | undefined;
  source?: PriceChangeSource | undefined;
};

/** Records what the author did, in the transaction of the change if there is one. */
export async function recordAudit(
  query: Kysely<Tables>,
  { author, entries }: { author?: Author | undefined; entries: readonly AuditEntry[] },
): Promise<void> {
  const common = {
    at: Date.now(),
    administrator_id: author?.administrator?.id ?? null,
    administrator: author?.administrator?.name ?? null,
    request_id: author?.requestId ?? null,
    source: author?.source ?? null,
  };
  await inChunks(entries, (chunk) =>
    query
      .insertInto('audit_entries')
      .values(chunk.map((entry) => ({ ...common, ...auditColumns(entry) })))
      .execute(),
  );
}

function auditColumns({ did, id, name, from, to, isDetail = false }: AuditEntry) {
  return {
    did,
    entity: auditedActions[did],
    entity_id: id ?? null,
    entity_name: name ?? null,
    before: from ? JSON.stringify(from) : null,
    after: to ? JSON.stringify(to) : null,
    detail: isDetail ? 1 : 0,
  };
}
