import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ActiveFilter } from '#domain/catalogue/active-filter.ts';

/** The filter as a condition on the date of deactivation. */
export function whereActive(filter: ActiveFilter, column = 'deactivated_at'): RawBuilder<SqlBool> {
  if (filter === 'T') return sql`true`;
  return filter === 'S' ? sql`${sql.ref(column)} is null` : sql`${sql.ref(column)} is not null`;
}
