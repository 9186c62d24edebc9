import { Kysely, PostgresDialect } from 'kysely';
import { escapeIdentifier, Pool, type PoolClient } from 'pg';
import { DatabaseSetupError } from '../engine/database-setup-error.ts';
import { migrate } from '../engine/migrate.ts';
import { DATABASE_LOCK } from '../engine/postgres/shared-lock.ts';
import type { Tables } from '../schema/tables.ts';
import { postgresSnapshot, snapshotTypes } from './postgres-snapshot.ts';
import { orderByReferences, type PostgresTable, readPostgresTables } from './postgres-tables.ts';
import type { SnapshotTarget, TargetOptions, TargetResult } from './snapshot-target.ts';

/** The schema that the new tables are built in. */
const STAGING = 'mostrador_restoring';
const CONNECT_TIMEOUT_MS = 10_000;

/** Builds the tables in a schema of their own, from which they are moved. Throws DatabaseSetupError. */
export async function createPostgresTarget(url: string, options: TargetOptions): Promise<TargetResult> {
  let isConnected = false;
  // One connection and never a second one, so that its schema and its lock are those of every statement.
  const pool = new Pool({
    connectionString: url,
    max: 1,
    idleTimeoutMillis: 0,
    application_name: 'mostrador-restore',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types: snapshotTypes,
    verify: (_client, done) => {
      done(isConnected ? new DatabaseSetupError('The connection to PostgreSQL was lost.') : undefined);
      isConnected = true;
    },
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    const home = await readHome(pool);
    const refusal = await findRefusal(pool, options);
    if (refusal) {
      await pool.end();
      return { ok: false, reason: refusal };
    }
    await pool.query(`drop schema if exists ${STAGING} cascade`);
    await pool.query(`create schema ${STAGING}`);
    await pool.query(`set search_path to ${STAGING}`);
    const query = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    await migrate({ longRunning: query }, { through: options.through, schema: STAGING });
    return { ok: true, target: await postgresTarget({ pool, query, home }) };
  } catch (cause) {
    await pool.end();
    if (cause instanceof DatabaseSetupError) throw cause;
    throw new DatabaseSetupError(`PostgreSQL cannot be written: ${String(cause)}`, { cause });
  }
}

/** The schema of the shop. */
async function readHome(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ home: string | null }>('select current_schema() as home');
  const home = rows[0]?.home;
  if (!home) throw new DatabaseSetupError('PostgreSQL has no schema for the tables.');
  return home;
}

/** Without a refusal the lock is held until the connection ends, so that no shop can be opened. */
async function findRefusal(pool: Pool, { replace }: TargetOptions): Promise<'filled' | 'in-use' | undefined> {
  const { rows } = await pool.query<{ filled: number }>(
    `select count(*) as filled from pg_tables where schemaname = current_schema() and tablename = 'kysely_migration'`,
  );
  if (rows[0]?.filled !== 0 && !replace) return 'filled';
  const locked = await pool.query<{ free: number }>('select pg_try_advisory_lock(hashtext($1)) as free', [
    DATABASE_LOCK,
  ]);
  return locked.rows[0]?.free === 0 ? 'in-use' : undefined;
}

type PostgresTargetOptions = { pool: Pool; query: Kysely<Tables>; home: string };

async function postgresTarget({ pool, query, home }: PostgresTargetOptions): Promise<SnapshotTarget> {
  const tables = await withClient(pool, async (client) => {
    const shapes = await readPostgresTables(client);
    await client.query(`truncate ${shapes.map(({ name }) => escapeIdentifier(name)).join(', ')}`);
    const order = await orderByReferences(
      client,
      shapes.map(({ name }) => name),
    );
    return shapes.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  });
  return {
    tables: tables.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) })),
    async insert({ name, columns }, rows) {
      const table = tables.find((each) => each.name === name);
      if (table) await pool.query(insertStatement(table, columns), [JSON.stringify(rows)]);
    },
    async setLastIds(lastIds) {
      for (const { name, idColumn } of tables) {
        const id = lastIds[name];
        if (idColumn === null || id === undefined) continue;
        await pool.query('select setval(pg_get_serial_sequence($1, $2), greatest($3::bigint, 1), $3::bigint > 0)', [
          escapeIdentifier(name),
          idColumn,
          id,
        ]);
      }
    },
    async snapshot() {
      const client = await pool.connect();
      const snapshot = await postgresSnapshot(client);
      return {
        ...snapshot,
        close: async () => {
          await snapshot.close();
          client.release();
        },
      };
    },
    async publish() {
      await migrate({ longRunning: query }, { schema: STAGING });
      await pool.query('analyze');
      await withClient(pool, async (client) => moveTables(client, home));
    },
    async close() {
      await pool.query(`drop schema if exists ${STAGING} cascade`).catch(() => undefined);
      await query.destroy();
    },
  };
}

async function withClient<Result>(pool: Pool, use: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    return await use(client);
  } finally {
    client.release();
  }
}

/** The types of the columns are those of the values, which are JSON. */
function insertStatement({ name, columns }: PostgresTable, inserted: readonly string[]): string {
  const values = inserted.map((column, index) => {
    const type = columns.find((each) => each.name === column)?.type ?? 'text';
    return `(r->>${index})::${type}`;
  });
  const names = inserted.map(escapeIdentifier).join(', ');
  return `insert into ${escapeIdentifier(name)} (${names})
    select ${values.join(', ')} from json_array_elements($1::json) r`;
}

/** In one transaction; the indexes, sequences and triggers of a table move with it, but not the triggers' functions. */
async function moveTables(client: PoolClient, home: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select tablename as name from pg_tables where schemaname = $1',
    [STAGING],
  );
  const functions = await client.query<{ name: string }>(
    'select proname as name from pg_proc where pronamespace = $1::regnamespace',
    [STAGING],
  );
  const target = escapeIdentifier(home);
  await client.query('begin');
  await client.query("set local lock_timeout = '5s'");
  const old = rows.map(({ name }) => `${target}.${escapeIdentifier(name)}`);
  await client.query(`drop table if exists ${old.join(', ')}`);
  for (const { name } of rows)
    await client.query(`alter table ${STAGING}.${escapeIdentifier(name)} set schema ${target}`);
  for (const name of functions.rows.map((row) => escapeIdentifier(row.name))) {
    await client.query(`drop function if exists ${target}.${name}`);
    await client.query(`alter function ${STAGING}.${name} set schema ${target}`);
  }
  // Fails when something is left, which would be lost.
  await client.query(`drop schema ${STAGING}`);
  await client.query('commit');
}
