import { sql } from 'kysely';
import { Client } from 'pg';
import { expect, inject, it, vi } from 'vitest';
import { eachEmptyDatabase } from '../../../../test/databases/each-database.ts';
import { startPostgresProxy } from '../../../../test/servers/postgres-proxy.ts';
import { DatabaseSetupError } from '../database-setup-error.ts';
import { migrate } from '../migrate.ts';
import { openDatabase } from '../open-database.ts';

it('refuses a server that is not there', async () => {
  const opening = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' });
  await expect(opening).rejects.toThrow(DatabaseSetupError);
});

it('waits for a server that is away, where it is told to', async () => {
  const proxy = await startPostgresProxy(inject('postgresUrl'));
  await proxy.disconnect();
  const problems: Error[] = [];
  const opening = openDatabase({
    url: proxy.url,
    wait: { milliseconds: 30_000 },
    onConnectionError: (error) => problems.push(error),
  });
  await expect.poll(() => problems).toHaveLength(1);
  await proxy.reconnect();
  const database = await opening;
  expect(problems).toEqual([expect.any(DatabaseSetupError)]);
  await database.close();
  await proxy.close();
});

it('waits no longer than it is told to, and not for a database that is not there', async () => {
  const url = new URL(inject('postgresUrl'));
  url.pathname = 'no_such_shop';
  const opening = openDatabase({ url: url.href, wait: { milliseconds: 600_000 } });
  await expect(opening).rejects.toThrow('does not exist');
  const away = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', wait: { milliseconds: 600 } });
  await expect(away).rejects.toThrow('ECONNREFUSED');
});

it('refuses a database that does not hold UTF-8', async () => {
  const server = new Client(inject('postgresUrl'));
  await server.connect();
  await server.query(`create database ascii encoding 'SQL_ASCII' locale_provider libc locale 'C' template template0`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = 'ascii';
  await expect(openDatabase({ url: url.href })).rejects.toThrow('SQL_ASCII');
  await server.query('drop database ascii');
  await server.end();
});

it('survives the loss of a connection between two statements of a transaction', async () => {
  const lost: Error[] = [];
  const database = await openDatabase({
    url: inject('postgresUrl'),
    onConnectionError: (error) => lost.push(error),
  });
  const backend = sql<{ pid: number }>`select pg_backend_pid() as pid`;
  const interrupted = database.query.transaction().execute(async (transaction) => {
    const pid = (await backend.execute(transaction)).rows[0]?.pid;
    await sql`select pg_terminate_backend(${pid})`.execute(database.query);
    await vi.waitFor(() => expect(lost).not.toEqual([]));
    await backend.execute(transaction);
  });
  await expect(interrupted).rejects.toThrow();
  expect((await backend.execute(database.query)).rows).toHaveLength(1);
  await database.close();
});

eachEmptyDatabase((_kind, newPlace) => {
  it('returns integers as numbers', async () => {
    const database = await openDatabase(await newPlace());
    await migrate(database);
    await database.query.updateTable('catalogue_version').set({ version: 100_000_000_000 }).execute();
    const { version } = await database.query
      .selectFrom('catalogue_version')
      .select('version')
      .executeTakeFirstOrThrow();
    expect(version).toBe(100_000_000_000);
    const { all } = await database.query
      .selectFrom('constants')
      .select((eb) => eb.fn.countAll<number>().as('all'))
      .executeTakeFirstOrThrow();
    expect(all).toBeTypeOf('number');
    await database.close();
  });
});
