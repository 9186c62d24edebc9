import { type CompiledQuery, type DatabaseConnection, type Driver, Kysely, PostgresDialect } from 'kysely';
import type { Tables } from '../../schema/tables.ts';
import type { Replica } from './replica.ts';

/** A database for single reads: each is answered by the replica if that is current, else by the primary. */
export function readFromReplica(replica: Replica, primary: Kysely<Tables>): Kysely<Tables> {
  const connection: DatabaseConnection = {
    executeQuery: async <Row>(statement: CompiledQuery) => {
      if (await replica.isCurrent()) {
        try {
          return await replica.query.executeQuery<Row>(statement);
        } catch (error) {
          // Also for conflicts of its replication with long reads: the primary has none.
          replica.reportLoss(error);
        }
      }
      return primary.executeQuery<Row>(statement);
    },
    streamQuery: refuse,
  };
  return new Kysely<Tables>({ dialect: new ReadDialect(connection) });
}

function refuse(): never {
  throw new TypeError('a replica has single reads only');
}

class ReadDialect extends PostgresDialect {
  readonly #connection: DatabaseConnection;

  constructor(connection: DatabaseConnection) {
    super({ pool: async () => refuse() });
    this.#connection = connection;
  }

  override createDriver(): Driver {
    return {
      init: async () => {},
      acquireConnection: async () => this.#connection,
      beginTransaction: refuse,
      commitTransaction: refuse,
      rollbackTransaction: refuse,
      releaseConnection: async () => {},
      destroy: async () => {},
    };
  }
}
