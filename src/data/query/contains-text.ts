import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** A `like` condition in which wildcards of the text are escaped. */
export function containsText(column: string, text: string): RawBuilder<SqlBool> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`${sql.ref(column)} like ${pattern} escape '\\'`;
}
