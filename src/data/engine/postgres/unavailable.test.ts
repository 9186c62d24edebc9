import { sql } from 'kysely';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { changePrice, createProduct } from '#use-cases/catalogue/product-writes.ts';
import { insertedId, NOW, productDraft } from '../../../../test/seeds/product-draft.ts';
import { type PostgresProxy, startPostgresProxy } from '../../../../test/servers/postgres-proxy.ts';
import { dropDatabase, MIGRATED_TEMPLATE, newDatabase } from '../../../../test/servers/postgres-server.ts';
import type { Database } from '../database.ts';
import { DatabaseUnavailableError } from '../database-unavailable.ts';
import { openDatabase } from '../open-database.ts';

let url: string;
let proxy: PostgresProxy;
let database: Database;
beforeEach(async () => {
  url = await newDatabase(inject('postgresUrl'), { like: MIGRATED_TEMPLATE });
  proxy = await startPostgresProxy(url);
  database = await openDatabase({ url: proxy.url });
});
afterEach(async () => {
  await proxy.close();
  await database.close();
  await dropDatabase(inject('postgresUrl'), url);
});

const isListening = () => typeof database.catalogueVersion() === 'number';
/** Whether the version was known, read, or neither. */
const version = async () =>
  Promise.resolve(database.catalogueVersion()).catch((error: unknown) => {
    expect(error).toBeInstanceOf(DatabaseUnavailableError);
    return 'unavailable';
  });
const countBrands = () => sql`select count(*) from brands`.execute(database.query);

it('limits the time of statements, except long-running ones', async () => {
  const limits = async (query: Database['query']) => {
    const { rows } = await sql<{ name: string; setting: string }>`select name, setting from pg_settings
      where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')`.execute(query);
    return Object.fromEntries(rows.map(({ name, setting }) => [name, Number(setting)]));
  };
  const limited = { statement_timeout: 5000, lock_timeout: 2000, idle_in_transaction_session_timeout: 10_000 };
  expect(await limits(database.query)).toEqual(limited);
  expect(await database.query.transaction().execute(limits)).toEqual(limited);
  expect(Object.values(await limits(database.longRunning))).toEqual([0, 0, 0]);
});

it('answers reads while a forgotten transaction blocks twelve price changes, which end unavailable', async () => {
  const draft = productDraft({ name: 'Whey' });
  const id = insertedId(await createProduct(database, { draft, now: NOW }));
  const forgetful = new Client(url);
  await forgetful.connect();
  await forgetful.query('begin; update products set amount = 1');
  let ended = false;
  const saves = Promise.allSettled(
    Array.from({ length: 12 }, () => changePrice(database, { id, change: { price: 5_00 }, now: NOW })),
  ).finally(() => {
    ended = true;
  });
  for (let read = 0; read < 20; read += 1) await countBrands();
  expect(ended).toBe(false);
  const reasons = (await saves).map((save) => save.status === 'rejected' && save.reason);
  expect(reasons.every((reason) => reason instanceof DatabaseUnavailableError)).toBe(true);
  await forgetful.end();
  expect(await changePrice(database, { id, change: { price: 5_00 }, now: NOW })).toMatchObject({ ok: true });
});

describe('when PostgreSQL', () => {
  it('goes away, says so, and goes on when it is back', async () => {
    await expect.poll(isListening).toBe(true);
    await proxy.disconnect();
    await expect(countBrands()).rejects.toThrow(DatabaseUnavailableError);
    await expect(database.query.transaction().execute(countBrands)).rejects.toThrow(DatabaseUnavailableError);
    await expect.poll(version).toBe('unavailable');
    await proxy.reconnect();
    expect((await countBrands()).rows).toHaveLength(1);
    await expect.poll(isListening, { timeout: 2000 }).toBe(true);
  });

  it('freezes, is not believed to be there for longer than a second', async () => {
    await expect.poll(isListening).toBe(true);
    proxy.freeze();
    await expect.poll(isListening, { timeout: 1500 }).toBe(false);
    expect(await version()).toBe('unavailable');
    proxy.thaw();
    await expect.poll(isListening, { timeout: 3000 }).toBe(true);
  });

  it('thaws, is asked for the version until there is a listening connection again', async () => {
    await expect.poll(isListening).toBe(true);
    const before = await version();
    proxy.freeze();
    await expect.poll(isListening, { timeout: 1500 }).toBe(false);
    proxy.thaw();
    expect(await version()).toBe(before);
  });
});
