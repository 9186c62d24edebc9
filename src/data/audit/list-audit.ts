import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { type AuditedEntity, isAuditedAction } from '#domain/audit/audit-entry.ts';
import { parseJson } from '#domain/text/parse-json.ts';
import type { Tables } from '../schema/tables.ts';

type Reader = { query: Kysely<Tables> };

/** A position between two entries. */
export type AuditCursor = { at: number; id: number };

/** Times in epoch milliseconds, `until` excluded. */
export type AuditFilter = {
  administratorId?: string | undefined;
  entity?: AuditedEntity | undefined;
  entityId?: number | undefined;
  requestId?: string | undefined;
  from?: number | undefined;
  until?: number | undefined;
};

const recordedValues = z.record(z.string(), z.unknown()).nullable().catch(null);

type AuditRequest = { filter: AuditFilter; after?: AuditCursor | undefined; limit: number };

/**
 * The entries that pass the filter, newest first, and where the next page begins. Changes that are part of a larger one
 * are left out unless the filter names the request or the entity.
 */
export async function listAudit({ query }: Reader, request: AuditRequest) {
  const rows = await auditPageQuery(query, { ...request, limit: request.limit + 1 }).execute();
  const entries = rows
    .slice(0, request.limit)
    .flatMap(({ did, before, after, ...row }) =>
      isAuditedAction(did) ? [{ ...row, did, from: readValues(before), to: readValues(after) }] : [],
    );
  const last = rows.length > request.limit ? rows[request.limit - 1] : undefined;
  return { entries, next: last ? { at: last.at, id: last.id } : null };
}

export function auditPageQuery(query: Kysely<Tables>, { filter, after, limit }: AuditRequest) {
  const { administratorId, entity, entityId, requestId, from, until } = filter;
  const withDetails = requestId !== undefined || entityId !== undefined;
  return (
    query
      .selectFrom('audit_entries')
      .select(['id', 'at', 'administrator', 'source', 'did', 'entity_id as entityId', 'entity_name as name'])
      .select(['before', 'after', 'request_id as requestId'])
      // Literal, because an index on part of the rows does not serve a parameter.
      .$if(!withDetails, (rows) => rows.where(sql<boolean>`detail = 0`))
      .$if(administratorId !== undefined, (rows) => rows.where('administrator_id', '=', administratorId ?? ''))
      .$if(entity !== undefined, (rows) => rows.where('entity', '=', entity ?? ''))
      .$if(entityId !== undefined, (rows) => rows.where('entity_id', '=', entityId ?? 0))
      .$if(requestId !== undefined, (rows) => rows.where('request_id', '=', requestId ?? ''))
      .$if(from !== undefined, (rows) => rows.where('at', '>=', from ?? 0))
      .$if(until !== undefined, (rows) => rows.where('at', '<', until ?? 0))
      .$if(after !== undefined, (rows) => rows.where(sql<boolean>`(at, id) < (${after?.at}, ${after?.id})`))
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
  );
}

/** Everybody who did something, by name. Steps through the index instead of reading all entries. */
export async function listAuthors({ query }: Reader): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string | null }>`with recursive authors (id) as (
      select min(administrator_id) from audit_entries
      union all
      select (select min(administrator_id) from audit_entries where administrator_id > authors.id)
      from authors where authors.id is not null
    )
    select id, (select administrator from audit_entries where administrator_id = authors.id
      order by at desc, audit_entries.id desc limit 1) as name
    from authors where id is not null order by name, id`.execute(query);
  return rows.map(({ id, name }) => ({ id, name: name ?? '' }));
}

function readValues(json: string | null): Record<string, unknown> | null {
  return recordedValues.parse(json === null ? null : parseJson(json));
}
