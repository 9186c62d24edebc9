import { Kysely, PostgresDialect } from 'kysely';
import { type CustomTypesConfig, Pool, types } from 'pg';
import type { Tables } from '../../schema/tables.ts';
import type { Database } from '../database.ts';
import { DatabaseSetupError } from '../database-setup-error.ts';
import { listenForCatalogueVersion } from './catalogue-version-listener.ts';

/** pg returns int8 as text; ids, money and dates are safe integers. */
const numbers: CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format)),
};

type PostgresOptions = { url: string; onConnectionError: (error: Error) => void };

export async function openPostgres({ url, onConnectionError }: PostgresOptions): Promise<Database> {
  const connection = {
    connectionString: url,
    application_name: 'mostrador',
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    types: numbers,
  };
  const pool = new Pool({ ...connection, max: 10 });
  // Without listeners the loss of a connection would crash the process: of an idle one, and of one that is in use.
  pool.on('error', onConnectionError);
  pool.on('connect', (client) => client.on('error', onConnectionError));
  try {
    await checkEncoding(pool);
  } catch (cause) {
    await pool.end();
    if (cause instanceof DatabaseSetupError) throw cause;
    throw new DatabaseSetupError(`PostgreSQL cannot be reached: ${causeText(cause)}`, { cause });
  }
  const query = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const version = listenForCatalogueVersion({ connection, query, onConnectionError });
  return {
    kind: 'postgres',
    query,
    catalogueVersion: version.current,
    updateKnownVersion: version.update,
    close: async () => {
      await version.close();
      await query.destroy();
      if (!pool.ended) await pool.end();
    },
  };
}

/** A refused connection to a name with several addresses is an AggregateError without a message. */
function causeText(cause: unknown): string {
  return cause instanceof AggregateError ? cause.errors.map(String).join(', ') : String(cause);
}

async function checkEncoding(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ server_encoding: string }>('show server_encoding');
  const encoding = rows[0]?.server_encoding;
  if (encoding !== 'UTF8') throw new DatabaseSetupError(`PostgreSQL must hold UTF8, this database holds ${encoding}.`);
}
