import type Sqlite from 'better-sqlite3';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

const MAX_STATEMENTS = 200;

/**
 * Wraps a connection for Kysely with a cache of prepared statements. Transactions begin as `begin immediate`: a deferred
 * one that reads first fails when another process writes before it does, whatever the busy timeout.
 */
export function withStatementCache(connection: Sqlite.Database): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => {
      statements.clear();
      connection.close();
    },
    prepare: (text) => {
      const cached = statements.get(text);
      if (cached) return cached;
      const statement = connection.prepare(text === 'begin' ? 'begin immediate' : text);
      const oldest = statements.size >= MAX_STATEMENTS ? statements.keys().next().value : undefined;
      if (oldest !== undefined) statements.delete(oldest);
      statements.set(text, statement);
      return statement;
    },
  };
}
