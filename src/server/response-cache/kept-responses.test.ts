import { once } from 'node:events';
import { createServer, type RequestListener, request } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { assignRequestId } from '#api/http/request-id.ts';
import { sharedCacheControl } from '#contract/http/shared-cache-control.ts';
import { createLanes } from '../admission/lanes.ts';
import { CacheKeys } from './cache-key.ts';
import { sendKept } from './kept-responses.ts';
import { cacheResponses, type ResponseCacheEnv } from './middleware.ts';
import { createResponseCache } from './response-cache.ts';

let readVersion: () => number;
/** The requests that the cache did not answer, and those that reached the application. */
let made: string[] = [];
let passed: string[] = [];
let url = '';
let close: () => Promise<void>;

beforeEach(async () => {
  readVersion = () => 1;
  made = [];
  passed = [];
  const cache = createResponseCache({ version: () => readVersion() });
  const keys = new CacheKeys();
  const app = new Hono<ResponseCacheEnv>();
  app.onError((error, c) => c.text(error.message, 500));
  app.use(assignRequestId);
  app.use(cacheResponses(cache, { keys, lane: createLanes().shop }));
  app.all('*', (c) => {
    made.push(c.req.path);
    return c.text(`ñandú ${made.length}`, 200, { 'cache-control': sharedCacheControl });
  });
  const toApp = getRequestListener(app.fetch);
  const counted: RequestListener = (incoming, outgoing) => {
    passed.push(incoming.url ?? '');
    void toApp(incoming, outgoing);
  };
  const server = createServer(sendKept(counted, { cache, keys })).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  close = async () => {
    server.closeAllConnections();
    await server[Symbol.asyncDispose]();
  };
});

afterEach(() => close());

/** A request as it is written here, not as `fetch` would put it right. */
const raw = (path: string, headers: Record<string, string> = {}) =>
  new Promise<number | undefined>((resolve, reject) => {
    request(url, { path, headers }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end();
  });
const ask = (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers });
const textOf = async (path: string, headers?: Record<string, string>) => (await ask(path, headers)).text();

it('sends what the application would, without asking it', async () => {
  const first = await ask('/productos?sort=precio-asc');
  const kept = await ask('/productos?sort=precio-asc');
  expect(passed).toHaveLength(1);
  expect(await kept.text()).toBe(await first.text());
  const sent = ({ status, headers }: Response) => {
    const { date: _, 'x-request-id': __, ...rest } = Object.fromEntries(headers);
    return { status, ...rest };
  };
  expect(sent(kept)).toEqual(sent(first));
  for (const accepted of ['br', 'gzip']) {
    expect(await textOf('/productos?sort=precio-asc', { 'accept-encoding': accepted })).toBe('ñandú 1');
    const again = await ask('/productos?sort=precio-asc', { 'accept-encoding': accepted });
    expect(again.headers.get('content-encoding')).toBe(accepted);
    expect(await again.text()).toBe('ñandú 1');
  }
  expect(passed, 'once for each encoding').toHaveLength(2);
});

it('names the request, as the client did or by an id of its own', async () => {
  await textOf('/marcas');
  const ids = [
    await ask('/marcas'),
    await ask('/marcas'),
    await ask('/marcas', { 'x-request-id': 'from-a-proxy-1' }),
  ].map(({ headers }) => headers.get('x-request-id'));
  expect(new Set(ids).size).toBe(3);
  expect(ids[2]).toBe('from-a-proxy-1');
  expect((await ask('/marcas', { 'x-request-id': '<b>' })).headers.get('x-request-id')).not.toContain('<');
  expect(passed).toHaveLength(1);
});

it('says that nothing has changed, and sends no body to HEAD', async () => {
  const { headers } = await ask('/');
  const etag = headers.get('etag') ?? '';
  const unchanged = await ask('/', { 'if-none-match': etag });
  expect([unchanged.status, unchanged.headers.get('content-length')]).toEqual([304, null]);
  const head = await fetch(url, { method: 'HEAD' });
  expect([head.headers.get('content-length'), await head.text()]).toEqual([headers.get('content-length'), '']);
  expect((await ask('/', { 'if-none-match': 'W/"other"' })).status).toBe(200);
  expect(passed).toHaveLength(1);
});

it('passes on other methods, tokens, the back-office and what has changed', async () => {
  for (const path of ['/', '/admin/productos']) await textOf(path);
  passed = [];
  await fetch(url, { method: 'POST', body: '{}' });
  await textOf('/', { authorization: 'Bearer x' });
  await textOf('/admin/productos');
  expect(passed).toEqual(['/', '/', '/admin/productos']);
  readVersion = () => 2;
  expect(await textOf('/')).toBe(`ñandú ${made.length}`);
  expect(passed).toHaveLength(4);
});

it('leaves failures to the application, and goes on', async () => {
  const text = await textOf('/');
  readVersion = () => {
    throw new Error('no disk');
  };
  const failed = await ask('/');
  expect([failed.status, await failed.text()]).toEqual([500, 'no disk']);
  readVersion = () => 1;
  expect(await textOf('/')).toBe(text);
});

it('takes a target as it came, not as an address that browsers would make of it', async () => {
  await textOf('/productos');
  for (const target of ['/productos/../marcas', '/productos/.', `${url}/productos`]) await raw(target);
  expect(passed).toHaveLength(4);
});

it('keeps nothing under a key that a fragment in the target or the host makes up', async () => {
  for (const target of ['/api/products/caro#/barato', '/marcas#?search=x']) await raw(target);
  await raw('/barato', { host: '1#abcde' });
  passed = [];
  await textOf('/api/products/caro');
  await textOf('/marcas?search=x');
  await textOf('/');
  expect(passed).toHaveLength(3);
  expect(made.slice(-3)).toEqual(['/api/products/caro', '/marcas', '/']);
});

it('leaves it to the application to refuse a host', async () => {
  await textOf('/marcas');
  for (const host of ['evil/x', '']) await raw('/marcas', { host });
  expect(passed).toHaveLength(3);
  await raw('/marcas', { host: '[::1]:3000' });
  expect(passed).toHaveLength(3);
});
