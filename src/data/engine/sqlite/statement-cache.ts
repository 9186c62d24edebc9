import type Sqlite from 'better-sqlite3';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { LRUCache } from 'lru-cache';

const MAX_STATEMENTS = 200;

/**
 * Wraps a connection for Kysely with a cache of prepared statements. Transactions begin as `begin immediate`: a deferred
 * one that reads first fails when another process writes before it does, whatever the busy timeout.
 */
export function withStatementCache(connection: Sqlite.Database): SqliteDatabase {
  const statements = new LRUCache<string, SqliteStatement>({ max: MAX_STATEMENTS });
  return {
    close: () => {
      statements.clear();
      connection.close();
    },
    prepare: (text) => {
      const cached = statements.get(text);
      if (cached) return cached;
      const statement = text === 'rollback' ? rollbackOnce(connection) : prepare(connection, text);
      statements.set(text, statement);
      return statement;
    },
  };
}

function prepare(connection: Sqlite.Database, text: string): SqliteStatement {
  return connection.prepare(text === 'begin' ? 'begin immediate' : text);
}

/** On a full disk SQLite has rolled back already; a second rollback would fail and hide the reason. */
function rollbackOnce(connection: Sqlite.Database): SqliteStatement {
  const statement = connection.prepare('rollback');
  return {
    reader: false,
    all: () => [],
    iterate: () => [].values(),
    run: () => (connection.inTransaction ? statement.run() : { changes: 0, lastInsertRowid: 0 }),
  };
}
