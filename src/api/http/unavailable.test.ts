import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { adminApi } from '#contract/urls/admin-urls.ts';
import { api as urls } from '#contract/urls/shop-urls.ts';
import type { Database } from '#data/engine/database.ts';
import { migrate } from '#data/engine/migrate.ts';
import { openDatabase } from '#data/engine/open-database.ts';
import { openAdminApi } from '../../../test/api/admin-api.ts';
import { openApi } from '../../../test/api/open-api.ts';
import { type PostgresProxy, startPostgresProxy } from '../../../test/servers/postgres-proxy.ts';
import { dropDatabase, MIGRATED_TEMPLATE, newDatabase } from '../../../test/servers/postgres-server.ts';

const unavailable = {
  status: 503,
  retryAfter: '2',
  error: 'En este momento no podemos acceder a los datos. Probá de nuevo en unos segundos.',
};

describe('while PostgreSQL is away', () => {
  let url: string;
  let proxy: PostgresProxy;
  let database: Database;
  let api: Awaited<ReturnType<typeof openApi>>;
  let bearer: Record<string, string>;
  let cookie: Record<string, string>;
  beforeAll(async () => {
    url = await newDatabase(inject('postgresUrl'), { like: MIGRATED_TEMPLATE });
    proxy = await startPostgresProxy(url);
    database = await openDatabase({ url: proxy.url });
    api = await openApi(database);
    cookie = await api.signIn();
    bearer = await api.bearer();
  });
  afterAll(async () => {
    await proxy.close();
    await database.close();
    await dropDatabase(inject('postgresUrl'), url);
  });

  const post = (headers: Record<string, string>, body: object) => ({
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const credentials = { email: 'ana@example.com', password: 'una clave bien larga' };

  it.each<[string, string, () => RequestInit]>([
    ['a public read', urls.productList, () => ({})],
    ['a valid token', adminApi.pendingCounts, () => ({ headers: bearer })],
    ['a write', adminApi.brands, () => post(bearer, { name: 'Uno' })],
    ['a sign-in', adminApi.signIn, () => post({}, credentials)],
    ['a session', adminApi.session, () => ({ headers: cookie })],
    ['the exchange of a session for a token', adminApi.token, () => ({ headers: cookie })],
  ])('answers %s with 503, and as before when it is back', async (_what, path, init) => {
    await proxy.disconnect();
    const response = await api.request(path, init());
    const { error } = await response.json();
    expect({ status: response.status, retryAfter: response.headers.get('retry-after'), error }).toEqual(unavailable);
    await proxy.reconnect();
    expect((await api.request(path, init())).status).toBe(200);
  });

  it('still refuses an invalid token with 401', async () => {
    expect((await api.get(adminApi.pendingCounts, { authorization: 'Bearer a.b.c' })).status).toBe(401);
  });
});

it('answers a write to SQLite with 503 while another process writes for too long', async () => {
  const folder = await mkdtemp(join(process.env.SCRATCH_FOLDER ?? tmpdir(), 'busy-'));
  const file = join(folder, 'shop.db');
  const database = await openDatabase({ file });
  await migrate(database);
  const office = await openAdminApi(database);
  await sql`pragma busy_timeout = 20`.execute(database.query);
  const other = new Sqlite(file);
  other.exec('begin immediate');
  const write = { body: { name: 'Puma' } };
  expect(await office.send('POST /api/brands', write)).toMatchObject({
    status: 503,
    body: { error: unavailable.error },
  });
  other.exec('rollback');
  expect((await office.send('POST /api/brands', write)).status).toBe(200);
  other.close();
  await database.close();
});
