import { Client, type ClientBase, type CustomTypesConfig, escapeIdentifier, types } from 'pg';
import { DatabaseSetupError } from '../engine/database-setup-error.ts';
import { type PostgresTable, readPostgresTables } from './postgres-tables.ts';
import type { RowValues, Snapshot, StoredValue } from './snapshot.ts';

const BATCH_ROWS = 500;
const CONNECT_TIMEOUT_MS = 10_000;

const { INT2, INT4, INT8, FLOAT4, FLOAT8, BOOL } = types.builtins;
const NUMBERS = new Set<number>([INT2, INT4, INT8, FLOAT4, FLOAT8]);

/** Values as snapshots have them; all that is neither a number nor a truth value stays text. */
export const snapshotTypes: CustomTypesConfig = {
  getTypeParser: (oid) => {
    if (NUMBERS.has(oid)) return Number;
    if (oid === BOOL) return (text: string) => (text === 't' ? 1 : 0);
    return (text: string) => text;
  },
};

/** Connects for one consistent reading, which blocks nobody. Throws DatabaseSetupError. */
export async function openPostgresSnapshot(url: string): Promise<Snapshot> {
  const client = new Client({
    connectionString: url,
    application_name: 'mostrador-snapshot',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types: snapshotTypes,
  });
  // The running statement fails as well; without a listener the process would end.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return { ...(await postgresSnapshot(client)), close: async () => client.end() };
  } catch (cause) {
    await client.end().catch(() => undefined);
    throw new DatabaseSetupError(`PostgreSQL cannot be read: ${String(cause)}`, { cause });
  }
}

/** A snapshot of the current schema from now on; closing it ends the transaction, not the connection. */
export async function postgresSnapshot(client: ClientBase): Promise<Snapshot> {
  await client.query('begin isolation level repeatable read read only');
  const migrations = await client.query<{ name: string }>('select name from kysely_migration order by name');
  const tables = await readPostgresTables(client);
  const byName = new Map(tables.map((table) => [table.name, table]));
  return {
    kind: 'postgres',
    migrations: migrations.rows.map(({ name }) => name),
    tables: tables.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) })),
    lastIds: Object.fromEntries(tables.flatMap(({ name, lastId }) => (lastId === null ? [] : [[name, lastId]]))),
    async *rows({ name, columns }) {
      const table = byName.get(name);
      if (!table) throw new RangeError(`there is no table ${name}`);
      yield* fetchBatches(client, selectStatement(table, columns));
    },
    close: async () => {
      await client.query('rollback');
    },
  };
}

async function* fetchBatches(client: ClientBase, select: string): AsyncIterable<RowValues[]> {
  await client.query(`declare snapshot_rows no scroll cursor for ${select}`);
  for (;;) {
    const text = `fetch ${BATCH_ROWS} from snapshot_rows`;
    const { rows } = await client.query<StoredValue[]>({ text, rowMode: 'array' });
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH_ROWS) break;
  }
  await client.query('close snapshot_rows');
}

function selectStatement({ name, columns }: PostgresTable, selected: readonly string[]): string {
  const values = selected.map((column) => {
    const type = columns.find((each) => each.name === column)?.type;
    return type === 'timestamp with time zone' ? isoText(column) : escapeIdentifier(column);
  });
  const keys = columns.filter(({ key }) => key !== null).sort((a, b) => Number(a.key) - Number(b.key));
  const order = (keys.length > 0 ? keys : columns).map(({ name: column, type }) =>
    type === 'text' ? `${escapeIdentifier(column)} collate "C"` : escapeIdentifier(column),
  );
  return `select ${values.join(', ')} from ${escapeIdentifier(name)} order by ${order.join(', ')}`;
}

/** As `Date.toISOString` writes it. */
function isoText(column: string): string {
  return `to_char(${escapeIdentifier(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
