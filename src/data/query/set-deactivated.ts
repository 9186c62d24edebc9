import { sql } from 'kysely';

/** Sets the date of deactivation, or clears it where there is one. */
export function setDeactivated(now: number) {
  return sql<number | null>`case when deactivated_at is null then cast(${now} as bigint) end`;
}
