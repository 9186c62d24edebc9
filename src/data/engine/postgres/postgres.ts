import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { type ClientConfig, type CustomTypesConfig, types } from 'pg';
import type { Tables } from '../../schema/tables.ts';
import type { Database } from '../database.ts';
import { listenForCatalogueVersion } from './catalogue-version-listener.ts';
import { checkServer, type ServerWait } from './check-server.ts';
import { openLongRunningPool, openPools, openReplicaPool } from './pools.ts';
import { watchReplica } from './replica.ts';
import { readFromReplica } from './replica-dialect.ts';
import { holdSharedLock } from './shared-lock.ts';

/** pg returns int8 as text; ids, money and dates are safe integers. */
const numbers: CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format)),
};

type PostgresOptions = {
  url: string;
  replicaUrl?: string | undefined;
  wait?: ServerWait | undefined;
  onConnectionError: (error: Error) => void;
};

const connectionTo = (url: string): ClientConfig => ({
  connectionString: url,
  application_name: 'mostrador',
  keepAlive: true,
  types: numbers,
});

export async function openPostgres({ url, replicaUrl, wait, onConnectionError }: PostgresOptions): Promise<Database> {
  const connection = connectionTo(url);
  await checkServer(connection, { wait, onConnectionError });
  const unlock = await holdSharedLock({ connection, onConnectionError });
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
      // Last, so that nobody replaces the tables while there are writes.
      await unlock();
    },
  };
}
