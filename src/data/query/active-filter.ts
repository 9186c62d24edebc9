import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Active rows (S), deactivated ones (N), or both (T): A13. */
export type ActivityFilter = 'S' | 'N' | 'T';

export function matchesActivity(deactivatedAt: number | null, active: ActivityFilter): boolean {
  return active === 'T' || (deactivatedAt === null) === (active === 'S');
}

const CONDITIONS: Readonly<Record<ActivityFilter, RawBuilder<SqlBool>>> = {
  S: sql`deactivated_at is null`,
  N: sql`deactivated_at is not null`,
  T: sql`true`,
};

export function whereActive(active: ActivityFilter): RawBuilder<SqlBool> {
  return CONDITIONS[active];
}
