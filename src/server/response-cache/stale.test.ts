import { Hono } from 'hono';
import { beforeEach, expect, it } from 'vitest';
import { sharedCacheControl } from '#contract/http/shared-cache-control.ts';
import { DatabaseUnavailableError } from '#data/engine/database-unavailable.ts';
import { createLanes } from '../admission/lanes.ts';
import { cacheResponses, type ResponseCacheEnv } from './middleware.ts';
import { createResponseCache } from './response-cache.ts';

const MINUTE = 60_000;

let database: { version: number; reads: boolean; versions: boolean };
let now: number;
let app: Hono<ResponseCacheEnv>;

/** A shop whose pages are the version of the catalogue, and 503 while the database does not answer reads. */
beforeEach(() => {
  database = { version: 1, reads: true, versions: true };
  now = 0;
  app = new Hono<ResponseCacheEnv>();
  const version = async () => {
    if (database.versions) return database.version;
    throw new DatabaseUnavailableError('away');
  };
  app.use(cacheResponses(createResponseCache({ version, now: () => now }), { lane: createLanes().shop }));
  app.get('*', (c) => {
    if (!database.reads) return c.text('luego', 503);
    return c.text(`version ${database.version}`, 200, { 'cache-control': sharedCacheControl });
  });
});

async function ask(path = '/', headers: Record<string, string> = {}) {
  const response = await app.request(path, { headers });
  const [age, warning, cacheControl] = ['age', 'warning', 'cache-control'].map((name) => response.headers.get(name));
  return { status: response.status, text: await response.text(), age, warning, cacheControl };
}

const fresh = { status: 200, text: 'version 1', age: null, warning: null, cacheControl: sharedCacheControl };
const stale = { ...fresh, warning: '110 - "Response is Stale"', cacheControl: 'no-cache' };

it('sends a response as it last was, marked with its age, and as before when the database is back', async () => {
  expect(await ask()).toEqual(fresh);
  now = 20 * MINUTE;
  expect(await ask()).toEqual(fresh);
  database.versions = database.reads = false;
  now = 25 * MINUTE;
  expect(await ask()).toEqual({ ...stale, age: '300' });
  expect(await ask('/', { 'if-none-match': 'other' })).toEqual({ ...stale, age: '300' });
  database.versions = database.reads = true;
  database.version = 2;
  expect(await ask()).toEqual({ ...fresh, text: 'version 2' });
});

it('counts the age of all responses of the last version from the last sign of the database', async () => {
  await ask('/combos');
  await ask('/marcas');
  now = 55 * MINUTE;
  await ask('/combos');
  database.versions = database.reads = false;
  now += MINUTE;
  expect(await ask('/marcas')).toEqual({ ...stale, age: '60' });
});

it('sends nothing that is older than an hour', async () => {
  await ask();
  database.versions = database.reads = false;
  now = 60 * MINUTE;
  expect(await ask()).toEqual({ ...stale, age: '3600' });
  now += 1;
  expect((await ask()).status).toBe(503);
});

it('sends what it has in another encoding', async () => {
  await app.request('/', { headers: { 'accept-encoding': 'br' } });
  database.versions = database.reads = false;
  expect(await ask()).toEqual({ ...stale, age: '0' });
});

it('sends the old response when a new one cannot be made', async () => {
  await ask();
  now = MINUTE;
  database.version = 2;
  database.reads = false;
  expect(await ask()).toEqual({ ...stale, age: '60' });
});

it('makes a response that it does not have, if reads succeed, and keeps it not', async () => {
  database.versions = false;
  expect(await ask()).toEqual(fresh);
  database.reads = false;
  expect((await ask()).status).toBe(503);
});

it('revalidates a stale response without a body', async () => {
  const etag = (await app.request('/')).headers.get('etag') ?? '';
  database.versions = false;
  const response = await app.request('/', { headers: { 'if-none-match': etag } });
  expect([response.status, response.headers.get('warning')]).toEqual([304, stale.warning]);
});
