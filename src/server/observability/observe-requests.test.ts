import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { assignRequestId, sendRequestId } from '#api/http/request-id.ts';
import { sharedCacheControl } from '#contract/http/shared-cache-control.ts';
import { createLanes } from '../admission/lanes.ts';
import { cacheResponses, type ResponseCacheEnv } from '../response-cache/middleware.ts';
import { createResponseCache } from '../response-cache/response-cache.ts';
import { observeRequests } from './observe-requests.ts';
import { pageSegments } from './route-label.ts';
import { startMetrics } from './start-metrics.ts';

const ROUTES = { home: {}, list: { path: 'productos' }, detail: { path: 'productos/:nombre' }, rest: { path: '*' } };

let shopUrl = '';
let metricsUrl = '';
let lines: { msg: string; path: string; route: string; status: number; requestId: string }[] = [];
let close: () => Promise<void>;

/** A server in the order of the real one: id, observer, cache, routes; pages call the API in process. */
beforeEach(async () => {
  lines = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const { metrics, port, stop } = await startMetrics({ port: 0, host: '127.0.0.1' });
  const app = new Hono<ResponseCacheEnv>();
  app.use(assignRequestId);
  app.use(observeRequests({ metrics, log, logShare: 1, pages: async () => pageSegments(ROUTES) }));
  app.use(cacheResponses(createResponseCache({ version: () => 1 }), { lane: createLanes().shop }));
  app.use(sendRequestId);
  app.get('/api/products/:name', (c) => c.json({ error: 'no' }, 404));
  app.get('*', async (c) => {
    await app.request('/api/products/whey');
    return c.text('page', 200, { 'cache-control': sharedCacheControl });
  });
  const server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  shopUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  metricsUrl = `http://127.0.0.1:${port}/metrics`;
  close = async () => {
    server.closeAllConnections();
    await server[Symbol.asyncDispose]();
    await stop();
  };
});

afterEach(() => close());

const idOf = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(shopUrl + path, { headers });
  return response.headers.get('x-request-id') ?? '';
};

it('gives every response an id of its own, cached or not, and 304 too', async () => {
  const etag = (await fetch(`${shopUrl}/productos`)).headers.get('etag') ?? '';
  const ids = [
    await idOf('/productos'),
    await idOf('/productos'),
    await idOf('/productos', { 'if-none-match': etag }),
    await idOf('/api/products/whey'),
  ];
  expect(new Set(ids).size).toBe(4);
  expect(ids.every((id) => /^[\w-]{36}$/.test(id))).toBe(true);
});

it('uses the id of a proxy, but none that could confuse the log', async () => {
  expect(await idOf('/productos', { 'x-request-id': 'proxy-0123456789' })).toBe('proxy-0123456789');
  expect(await idOf('/productos', { 'x-request-id': 'a "quoted" id' })).toMatch(/^[\w-]{36}$/);
  expect(await idOf('/productos', { 'x-request-id': 'a'.repeat(65) })).toMatch(/^[\w-]{36}$/);
});

it('logs requests with route, status and id, without the query and without calls in process', async () => {
  const id = await idOf('/productos/whey?search=ana@example.com');
  await idOf('/api/products/creatina');
  await idOf('/wp-login.php');
  await idOf('/');
  expect(lines.map(({ path, route, status }) => [path, route, status])).toEqual([
    ['/productos/whey', '/productos/*', 200],
    ['/api/products/creatina', '/api/products/:name', 404],
    ['/wp-login.php', 'unknown', 200],
    ['/', '/', 200],
  ]);
  expect(lines[0]?.requestId).toBe(id);
  expect(JSON.stringify(lines)).not.toContain('ana@');
});

it('counts requests by route, method and status, and shows the process', async () => {
  for (const path of ['/productos', '/productos', '/api/products/x', '/api/products/y']) await fetch(shopUrl + path);
  const response = await fetch(metricsUrl);
  expect(response.headers.get('content-type')).toContain('text/plain');
  const text = await response.text();
  expect(text).toContain(
    'mostrador_request_duration_seconds_count{route="/api/products/:name",method="GET",status="404"} 2',
  );
  expect(text).toContain('mostrador_request_duration_seconds_count{route="/productos",method="GET",status="200"} 2');
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d/m);
  expect((await fetch(metricsUrl.replace('/metrics', '/'))).status).toBe(404);
});
