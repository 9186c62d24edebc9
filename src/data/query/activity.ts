import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Rows without a date of deactivation (S), with one (N), or both (T): A13. */
export type Activity = 'S' | 'N' | 'T';

export function isActivity(deactivatedAt: number | null, active: Activity): boolean {
  return active === 'T' || (deactivatedAt === null) === (active === 'S');
}

const CONDITIONS: Readonly<Record<Activity, RawBuilder<SqlBool>>> = {
  S: sql`deactivated_at is null`,
  N: sql`deactivated_at is not null`,
  T: sql`true`,
};

export function whereActive(active: Activity): RawBuilder<SqlBool> {
  return CONDITIONS[active];
}
