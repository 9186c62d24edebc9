import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DatabaseSetupError } from '../database-setup-error.ts';
import { openDatabase } from '../open-database.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-setup-'));
});
afterEach(async () => rm(folder, { recursive: true }));

it('opens a new file, in a folder that it makes, so that nothing committed is lost', async () => {
  const { query, close } = await openDatabase({ file: join(folder, 'new', 'shop.db') });
  const setting = async (name: string) => Object.values(Object(await pragma(name)))[0];
  const pragma = async (name: string) => (await sql.raw(`pragma ${name}`).execute(query)).rows[0];
  expect(await setting('journal_mode')).toBe('wal');
  expect(await setting('synchronous')).toBe(2);
  expect(await setting('foreign_keys')).toBe(1);
  expect(await setting('busy_timeout')).toBe(5000);
  await close();
});

it('opens a new file in two threads at the same moment', async () => {
  // About one in ten fails where the one that SQLite refuses does not try again.
  const files = Array.from({ length: 100 }, (_, index) => join(folder, `${index}.db`));
  const workerData = { files, arrived: new Int32Array(new SharedArrayBuffer(4 * files.length)) };
  const errors = async () => {
    const worker = new Worker(new URL('../../../../test/databases/open-together.ts', import.meta.url), { workerData });
    return (await once(worker, 'message'))[0];
  };
  expect(await Promise.all([errors(), errors()])).toEqual([[], []]);
});

it('rejects a path where SQLite cannot have a write-ahead log', async () => {
  await expect(openDatabase({ file: ':memory:' })).rejects.toThrow(DatabaseSetupError);
  await expect(openDatabase({ file: ':memory:' })).rejects.toThrow('journal_mode = memory');
});

it('refuses what is no database', async () => {
  const file = join(folder, 'shop.db');
  await writeFile(file, 'this is a text, and long enough to be looked at as the header of a database file'.repeat(20));
  await expect(openDatabase({ file })).rejects.toThrow(DatabaseSetupError);
  await expect(openDatabase({ file: folder })).rejects.toThrow(DatabaseSetupError);
});

it('requires a url or a file', async () => {
  await expect(openDatabase({})).rejects.toThrow(TypeError);
});

it('knows in the next turn of the event loop the version that another process has committed', async () => {
  const file = join(folder, 'shop.db');
  const { catalogueVersion, close } = await openDatabase({ file });
  const other = new Sqlite(file);
  other.exec('create table catalogue_version (version integer); insert into catalogue_version values (7)');
  expect(catalogueVersion()).toBe(7);
  other.exec('update catalogue_version set version = 8');
  await nextTurn();
  expect(catalogueVersion()).toBe(8);
  other.close();
  await close();
});

it('begins a transaction as a writer, so that it waits for others instead of failing', async () => {
  const file = join(folder, 'shop.db');
  const { query, close } = await openDatabase({ file });
  await sql`create table counted (n integer)`.execute(query);
  await sql`insert into counted values (0)`.execute(query);
  const other = new Sqlite(file);
  await query.transaction().execute(async (transaction) => {
    await sql`select n from counted`.execute(transaction);
    expect(() => other.pragma('busy_timeout = 0') && other.exec('begin immediate')).toThrow('locked');
    await sql`update counted set n = n + 1`.execute(transaction);
  });
  other.close();
  await close();
});

it('reports why a transaction failed that SQLite has rolled back by itself, as on a full disk', async () => {
  const { query, close } = await openDatabase({ file: join(folder, 'shop.db') });
  await sql`create table unique_numbers (n integer unique)`.execute(query);
  const insertTwice = query.transaction().execute(async (transaction) => {
    await sql`insert into unique_numbers values (1)`.execute(transaction);
    await sql`insert or rollback into unique_numbers values (1)`.execute(transaction);
  });
  await expect(insertTwice).rejects.toThrow('UNIQUE constraint failed');
  await query.transaction().execute(async (transaction) => {
    await sql`insert into unique_numbers values (2)`.execute(transaction);
  });
  expect((await sql`select n from unique_numbers`.execute(query)).rows).toEqual([{ n: 2 }]);
  await close();
});
