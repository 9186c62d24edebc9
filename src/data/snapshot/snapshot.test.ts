import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Database } from '#data/engine/database.ts';
import { eachEmptyDatabase } from '../../../test/databases/each-database.ts';
import { productInserter } from '../../../test/seeds/insert-product.ts';
import { dropDatabase, newDatabase } from '../../../test/servers/postgres-server.ts';
import { listMigrations, migrate } from '../engine/migrate.ts';
import { type DatabaseOptions, openDatabase } from '../engine/open-database.ts';
import { rememberPairs } from '../price-lists/remembered-pairs.ts';
import { insertSupplier } from '../suppliers/suppliers.ts';
import { copyContent } from './copy-content.ts';
import { createSnapshotTarget, openSnapshot } from './open-snapshot.ts';
import { readTableChecksum } from './table-checksum.ts';

let folder: string;
const dropped: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-snapshot-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  for (const url of dropped) await dropDatabase(inject('postgresUrl'), url);
});

let files = 0;

/** Where a new database can be created. */
async function newPlace(kind: 'sqlite' | 'postgres'): Promise<DatabaseOptions> {
  files += 1;
  if (kind === 'sqlite') return { file: join(folder, `${files}.db`) };
  const url = await newDatabase(inject('postgresUrl'));
  dropped.push(url);
  return { url };
}

/** Texts that sort or store differently in careless databases. */
const NAMES = ['zeta', 'Ábaco', 'abaco', 'Ñandú', 'árbol "x" \\', '🍫 50%', 'a\u2028b', "d'oh"];

async function fill(database: Database): Promise<void> {
  const insert = productInserter(database);
  for (const [index, name] of NAMES.entries())
    await insert({ name, priceUsd: index % 2 ? 1_00 : null, flavors: [{ name: 'Uva', quantity: 3 }] });
  const doomed = await insert({ name: 'Última' });
  await database.query.deleteFrom('products').where('id', '=', doomed).execute();
  await database.query.transaction().execute(async (transaction) => {
    const supplierId = await insertSupplier(transaction, {
      name: 'Ñandú',
      templates: '[{"a":"á"}]',
      priceRule: '{}',
      now: 1,
    });
    for (const of of [null, supplierId])
      await rememberPairs(transaction, { supplierId: of, confirmed: [{ key: 'uva 1 kg', productId: 1 }], now: 1 });
  });
  const date = new Date(Date.UTC(2026, 1, 3, 4, 5, 6, 78));
  const values =
    database.kind === 'postgres'
      ? sql`true, null, ${date}, ${date}`
      : sql`1, null, ${date.toISOString()}, ${date.toISOString()}`;
  await sql`insert into "user" values ('u1', 'Ana', 'ana@example.com', ${values})`.execute(database.query);
}

eachEmptyDatabase((kind, newOptions) => {
  let options: DatabaseOptions;
  let database: Database;

  beforeAll(async () => {
    options = await newOptions();
    database = await openDatabase(options);
    await migrate(database);
    await fill(database);
  });
  afterAll(async () => database.close());

  const lastMigration = async () => (await listMigrations()).at(-1) ?? '';
  const checksums = async (place: DatabaseOptions) => {
    const snapshot = await openSnapshot(place);
    const rows: unknown[] = [];
    for (const table of snapshot.tables) rows.push([table.name, await readTableChecksum(snapshot, table)]);
    await snapshot.close();
    return { rows, lastIds: snapshot.lastIds };
  };

  describe('a snapshot', () => {
    it('has every table, its columns without generated ones, and the last ids', async () => {
      const snapshot = await openSnapshot(options);
      const names = snapshot.tables.map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining(['account', 'products', 'secrets', 'session', 'user']));
      expect(names.filter((name) => name.startsWith('kysely'))).toEqual([]);
      expect(snapshot.tables.find(({ name }) => name === 'products')?.columns).not.toContain('place');
      expect(snapshot.migrations).toEqual(await listMigrations());
      expect(snapshot.lastIds).toMatchObject({ products: NAMES.length + 1 });
      await snapshot.close();
    });

    it('does not see later writes, and does not block them', async () => {
      const snapshot = await openSnapshot(options);
      const table = snapshot.tables.find(({ name }) => name === 'contact_messages');
      const message = { name: 'Ana', email: 'a@b.c', message: 'Hola', created_at: 1 };
      const { id } = await database.query
        .insertInto('contact_messages')
        .values(message)
        .returning('id')
        .executeTakeFirstOrThrow();
      expect(table && (await readTableChecksum(snapshot, table)).rows).toBe(0);
      await snapshot.close();
      await database.query.deleteFrom('contact_messages').where('id', '=', id).execute();
    });

    it('names a database that cannot be read', async () => {
      const missing = kind === 'sqlite' ? { file: join(folder, 'none.db') } : { url: 'postgres://127.0.0.1:1/none' };
      await expect(openSnapshot(missing)).rejects.toThrow(/There is no database|PostgreSQL cannot be read/);
    });
  });

  describe.each(['sqlite', 'postgres'] as const)('copied to %s', (other) => {
    it('has equal checksums and goes on with the next id', async () => {
      const place = await newPlace(other);
      const snapshot = await openSnapshot(options);
      const created = await createSnapshotTarget(place, { through: await lastMigration(), replace: false });
      if (!created.ok) throw new Error(created.reason);
      const { tables, skipped } = await copyContent(snapshot, created.target);
      await created.target.publish();
      await created.target.close();
      await snapshot.close();
      expect([tables.length, skipped]).toEqual([snapshot.tables.length, []]);
      const [before, after] = [await checksums(options), await checksums(place)];
      expect(after.rows).toEqual(before.rows);
      expect(after.lastIds).toMatchObject({ products: NAMES.length + 1 });

      const copy = await openDatabase(place);
      expect(await migrate(copy)).toEqual([]);
      expect(await productInserter(copy)({ name: 'Nueva' })).toBe(NAMES.length + 2);
      await copy.close();
    });

    it('refuses a database that is there, one in use, and replaces one when told to', async () => {
      const place = await newPlace(other);
      const present = await openDatabase(place);
      await migrate(present);
      await productInserter(present)({ name: 'De antes' });
      const through = await lastMigration();
      expect(await createSnapshotTarget(place, { through, replace: false })).toEqual({ ok: false, reason: 'filled' });
      expect(await createSnapshotTarget(place, { through, replace: true })).toEqual({ ok: false, reason: 'in-use' });
      await present.close();

      const before = await checksums(place);
      const abandoned = await createSnapshotTarget(place, { through, replace: true });
      if (abandoned.ok) await abandoned.target.close();
      expect(await checksums(place)).toEqual(before);

      const snapshot = await openSnapshot(options);
      const created = await createSnapshotTarget(place, { through, replace: true });
      if (!created.ok) throw new Error(created.reason);
      await copyContent(snapshot, created.target);
      // The file is locked meanwhile.
      if (other === 'postgres') expect(await checksums(place)).toEqual(before);
      await created.target.publish();
      await created.target.close();
      await snapshot.close();
      expect((await checksums(place)).rows).toEqual((await checksums(options)).rows);
    });
  });
});

describe('a PostgreSQL that is replaced', () => {
  const open = async () => {
    const { url = '' } = await newPlace('postgres');
    const present = await openDatabase({ url });
    await migrate(present);
    return { url, present };
  };
  const replace = async (url: string) =>
    createSnapshotTarget({ url }, { through: (await listMigrations()).at(-1) ?? '', replace: true });
  const select = async (url: string, query: string) => {
    const client = new Client(url);
    await client.connect();
    const { rows } = await client.query<{ name: string }>(query);
    await client.end();
    return rows.map(({ name }) => name);
  };
  /** Ends all and returns their names. */
  const endConnections = (url: string) =>
    select(
      url,
      `select pg_terminate_backend(pid), application_name as name from pg_stat_activity
        where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
  const locks = (url: string) =>
    select(
      url,
      `select mode as name from pg_locks join pg_database on oid = database
        where locktype = 'advisory' and datname = current_database()`,
    );

  it('is in use by a shop without other connections, and again after that one was lost', async () => {
    const { url, present } = await open();
    expect(await endConnections(url)).not.toEqual([]);
    await expect.poll(() => locks(url), { timeout: 5000 }).toEqual(['ShareLock']);
    expect(await replace(url)).toEqual({ ok: false, reason: 'in-use' });
    await present.close();
    const created = await replace(url);
    expect(created.ok).toBe(true);
    if (created.ok) await created.target.close();
  });

  it('cannot be opened meanwhile, nor replaced by two', async () => {
    const { url, present } = await open();
    await present.close();
    const created = await replace(url);
    if (!created.ok) throw new Error(created.reason);
    expect(await replace(url)).toEqual({ ok: false, reason: 'in-use' });
    await expect(openDatabase({ url })).rejects.toThrow('The database is being restored');
    await created.target.close();
    await (await openDatabase({ url })).close();
  });

  it('stays as it was when the connection that locks it was lost', async () => {
    const { url, present } = await open();
    await productInserter(present)({ name: 'De antes' });
    await present.close();
    const created = await replace(url);
    if (!created.ok) throw new Error(created.reason);
    expect(await endConnections(url)).toEqual(['mostrador-restore']);
    await expect(created.target.publish()).rejects.toThrow();
    await created.target.close();
    const after = await openDatabase({ url });
    expect(await after.query.selectFrom('products').select('name').execute()).toEqual([{ name: 'De antes' }]);
    await after.close();
  });
});
