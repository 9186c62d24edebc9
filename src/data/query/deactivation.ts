import { sql } from 'kysely';

/** The date of deactivation turned round: now when there was none, none when there was one. */
export function setDeactivated(now: number) {
  return sql<number | null>`case when deactivated_at is null then cast(${now} as bigint) end`;
}
