import { type Kysely, sql } from 'kysely';
import type { Tables } from '../schema/tables.ts';

const MONTHS = 24;
const LIFETIME_MS = MONTHS * 30.5 * 24 * 60 * 60 * 1000;
/** About 500 bytes each. */
const MAX_ENTRIES = 500_000;
/** Few at a time, so that other writes need not wait. */
const BATCH = 1000;

type Limits = { now: number; maxEntries?: number };

/** Deletes entries older than 24 months, and the oldest of more than half a million; returns how many. */
export async function deleteOldAudit(
  { query }: { query: Kysely<Tables> },
  { now, maxEntries = MAX_ENTRIES }: Limits,
): Promise<number> {
  const firstKept = await query
    .selectFrom('audit_entries')
    .select('id')
    .orderBy('id', 'desc')
    .offset(maxEntries - 1)
    .limit(1)
    .executeTakeFirst();
  for (let deleted = 0; ; ) {
    const { numAffectedRows = 0n } = await sql`delete from audit_entries where id in (
      select id from audit_entries where at < ${now - LIFETIME_MS} or id < ${firstKept?.id ?? 0}
      order by id limit ${BATCH})`.execute(query);
    deleted += Number(numAffectedRows);
    if (numAffectedRows < BATCH) return deleted;
  }
}
