import { type Kysely, PostgresAdapter, type RawBuilder, type SqlBool, sql } from 'kysely';
import { ARGENTINE_OFFSET_SECONDS } from '#domain/dates/argentine-day.ts';
import { PART_OF_DATE } from '#domain/search/quick-search.ts';
import type { Tables } from '../schema/tables.ts';

/** A `like` condition in which wildcards of the text are escaped. */
export function containsText(column: string, text: string): RawBuilder<SqlBool> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`${sql.ref(column)} like ${pattern} escape '\\'`;
}

type SearchedColumns = {
  query: Kysely<Tables>;
  /** Normalised for searches. */
  text: string;
  /** In epoch milliseconds, searched as dd/MM/yyyy of Argentina. */
  date: string;
};

/** Whether each word is in the text or in the date. */
export function containsWords(words: readonly string[], { query, text, date }: SearchedColumns): RawBuilder<SqlBool> {
  const conditions = words.map((word) =>
    PART_OF_DATE.test(word)
      ? sql<SqlBool>`(${containsText(text, word)} or ${dateText(query, date)} like ${`%${word}%`})`
      : containsText(text, word),
  );
  return conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`;
}

function dateText(query: Kysely<Tables>, column: string): RawBuilder<string> {
  const seconds = sql`(${sql.ref(column)} / 1000 + ${sql.lit(ARGENTINE_OFFSET_SECONDS)})`;
  return query.getExecutor().adapter instanceof PostgresAdapter
    ? sql`to_char(to_timestamp(${seconds}) at time zone 'UTC', 'DD/MM/YYYY')`
    : sql`strftime('%d/%m/%Y', ${seconds}, 'unixepoch')`;
}
