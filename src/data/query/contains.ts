import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Whether the column holds the text somewhere, with nothing in the text that means more than itself. */
export function containsText(column: string, text: string): RawBuilder<SqlBool> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`${sql.ref(column)} like ${pattern} escape '\\'`;
}
