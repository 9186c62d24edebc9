import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProduct } from '#use-cases/catalogue/product-writes.ts';
import { insertedId, NOW, productDraft } from '../../../../test/seeds/product-draft.ts';
import {
  newDatabase,
  type PostgresServer,
  startPostgres,
  startReplica,
} from '../../../../test/servers/postgres-server.ts';
import type { Tables } from '../../schema/tables.ts';
import type { Database } from '../database.ts';
import { migrate } from '../migrate.ts';
import { openDatabase } from '../open-database.ts';

let primary: PostgresServer;
let replica: PostgresServer;
let database: Database;
let onReplica: Database;

beforeAll(async () => {
  primary = await startPostgres();
  const url = await newDatabase(primary.url);
  replica = await startReplica(primary);
  const replicaUrl = new URL(replica.url);
  replicaUrl.pathname = new URL(url).pathname;
  database = await openDatabase({ url, replicaUrl: replicaUrl.href });
  await migrate(database);
  onReplica = await openDatabase({ url: replicaUrl.href });
});
afterAll(async () => {
  await onReplica.close();
  await database.close();
  await replica.stop();
  await primary.stop();
});

const isReplica = async (query: Kysely<Tables>) =>
  (await sql<{ answer: boolean }>`select pg_is_in_recovery() as answer`.execute(query)).rows[0]?.answer;
const readsReplica = () => isReplica(database.publicReads);
const countProducts = async () => (await database.publicReads.selectFrom('products').select('name').execute()).length;
const create = async (name: string) =>
  insertedId(await createProduct(database, { draft: productDraft({ name }), now: NOW }));

it('reads what shoppers see from the replica, and everything else from the primary', async () => {
  await create('Whey');
  await expect.poll(readsReplica).toBe(true);
  expect(await countProducts()).toBe(1);
  expect(await isReplica(database.query)).toBe(false);
  expect(await isReplica(database.longRunning)).toBe(false);
  expect(await database.query.transaction().execute(isReplica)).toBe(false);
});

it('never shows less than what was written', async () => {
  await expect.poll(readsReplica).toBe(true);
  await sql`select pg_wal_replay_pause()`.execute(onReplica.query);
  const before = await countProducts();
  await create('Creatina');
  expect(await readsReplica()).toBe(false);
  expect(await countProducts()).toBe(before + 1);
  await sql`select pg_wal_replay_resume()`.execute(onReplica.query);
  await expect.poll(readsReplica).toBe(true);
  for (let written = before + 2; written < before + 12; written += 1) {
    await create(`Producto ${written}`);
    expect(await countProducts()).toBe(written);
  }
});

it('reads from the primary while the replica is away', async () => {
  const before = await countProducts();
  await replica.halt('KILL');
  expect(await countProducts()).toBe(before);
  expect(await readsReplica()).toBe(false);
  await replica.resume();
  await expect.poll(readsReplica, { timeout: 5000 }).toBe(true);
});

it('reads from the replica while the primary is away', async () => {
  await expect.poll(readsReplica).toBe(true);
  const before = await countProducts();
  await primary.halt('INT');
  expect(await countProducts()).toBe(before);
  await primary.resume();
  await create('Omega');
  expect(await countProducts()).toBe(before + 1);
});
