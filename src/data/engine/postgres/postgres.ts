import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { Client, type ClientConfig, type CustomTypesConfig, types } from 'pg';
import type { Tables } from '../../schema/tables.ts';
import type { Database } from '../database.ts';
import { DatabaseSetupError } from '../database-setup-error.ts';
import { listenForCatalogueVersion } from './catalogue-version-listener.ts';
import { connectionProblem } from './connection-problem.ts';
import { openLongRunningPool, openPools, openReplicaPool } from './pools.ts';
import { watchReplica } from './replica.ts';
import { readFromReplica } from './replica-dialect.ts';

/** pg returns int8 as text; ids, money and dates are safe integers. */
const numbers: CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format)),
};

/** At the start, when the server may be starting too. */
const FIRST_CONNECT_TIMEOUT_MS = 10_000;

type PostgresOptions = {
  url: string;
  replicaUrl?: string | undefined;
  onConnectionError: (error: Error) => void;
};

const connectionTo = (url: string): ClientConfig => ({
  connectionString: url,
  application_name: 'mostrador',
  keepAlive: true,
  types: numbers,
});

export async function openPostgres({ url, replicaUrl, onConnectionError }: PostgresOptions): Promise<Database> {
  const connection = connectionTo(url);
  await checkServer({ ...connection, connectionTimeoutMillis: FIRST_CONNECT_TIMEOUT_MS });
  const open = (pool: PostgresPool) => new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const pools = openPools({ connection, onConnectionError });
  const query = open(pools);
  const longRunning = open(openLongRunningPool({ connection, onConnectionError }));
  const version = listenForCatalogueVersion({ connection, query, onConnectionError });
  const replica =
    replicaUrl === undefined
      ? undefined
      : watchReplica({
          replica: open(openReplicaPool({ connection: connectionTo(replicaUrl), onConnectionError })),
          requiredVersion: version.known,
          onConnectionError,
        });
  return {
    kind: 'postgres',
    query,
    longRunning,
    publicReads: replica ? readFromReplica(replica, query) : query,
    catalogueVersion: version.current,
    updateKnownVersion: version.update,
    status: () => ({ knownVersion: version.known(), isListening: version.isListening(), pools: pools.counts() }),
    close: async () => {
      await version.close();
      await Promise.all([query.destroy(), longRunning.destroy(), replica?.close()]);
    },
  };
}

async function checkServer(config: ClientConfig): Promise<void> {
  const client = new Client(config);
  // Without a listener the loss of the connection would crash the process.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ server_encoding: string }>('show server_encoding');
    const encoding = rows[0]?.server_encoding;
    if (encoding !== 'UTF8')
      throw new DatabaseSetupError(`PostgreSQL must hold UTF8, this database holds ${encoding}.`);
  } catch (cause) {
    if (cause instanceof DatabaseSetupError) throw cause;
    throw new DatabaseSetupError(connectionProblem(cause), { cause });
  } finally {
    await client.end();
  }
}
