import type Sqlite from 'better-sqlite3';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

const MAX_STATEMENTS = 200;

/**
 * The connection as Kysely sees it, with each statement prepared once.
 * Transactions take the write lock when they begin: all of ours write, and one that began by reading
 * could not become a writer when another process wrote meanwhile, whatever the busy timeout.
 */
export function withStatementCache(connection: Sqlite.Database): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => {
      statements.clear();
      connection.close();
    },
    prepare: (text) => {
      const known = statements.get(text);
      if (known) return known;
      const statement = connection.prepare(text === 'begin' ? 'begin immediate' : text);
      const oldest = statements.size >= MAX_STATEMENTS ? statements.keys().next().value : undefined;
      if (oldest !== undefined) statements.delete(oldest);
      statements.set(text, statement);
      return statement;
    },
  };
}
