import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { assignRequestId } from '#api/http/request-id.ts';
import { sharedCacheControl } from '#contract/http/shared-cache-control.ts';
import { cacheResponses, type ResponseCacheEnv } from '../response-cache/middleware.ts';
import { createResponseCache } from '../response-cache/response-cache.ts';
import { createLanes, type Lanes } from './lanes.ts';
import { limitReads } from './limit-reads.ts';

let lanes: Lanes;
let server: Server;
let url: string;
/** Ends the responses that are being made. */
let finish: () => void;

/** A shop whose pages and calls last until `finish`, except the home page. */
beforeEach(async () => {
  lanes = createLanes();
  const made = Promise.withResolvers<void>();
  finish = made.resolve;
  const app = new Hono<ResponseCacheEnv>();
  const cached = { 'cache-control': sharedCacheControl };
  app.use(assignRequestId);
  app.use(cacheResponses(createResponseCache({ version: () => 1 }), { lane: lanes.shop }));
  app.use(limitReads(lanes));
  app.get('/', (c) => c.text('inicio', 200, cached));
  app.get('/api/health', (c) => c.text('ok'));
  app.get('/productos', async (c) => {
    await made.promise;
    return c.text(await (await app.request('/api/brands/all')).text(), 200, cached);
  });
  app.all('*', async (c) => {
    await made.promise;
    return c.text(c.req.path, 200, cached);
  });
  server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});

afterEach(async () => {
  finish();
  await Promise.allSettled(sent.splice(0));
  server.closeAllConnections();
  server.close();
});

const sent: Promise<Response>[] = [];

function visit(path: string, init: RequestInit = {}): Promise<Response> {
  const response = fetch(url + path, init);
  sent.push(response);
  return response;
}

/** Fills a lane: 2 that run and 100 that wait. */
async function fill(lane: keyof Lanes, path: string, init?: RequestInit) {
  const requests = Array.from({ length: 102 }, (_, index) => visit(`${path}${index}`, init));
  await vi.waitFor(() => expect([lanes[lane].running, lanes[lane].waiting]).toEqual([2, 100]), 10_000);
  return requests;
}

describe('a full lane', () => {
  it('refuses a page with 503, a time to wait and a page in Spanish', async () => {
    await fill('shop', '/productos/');
    const response = await visit('/productos/otro');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await response.text()).toMatch(/<html lang="es-AR">[\s\S]*Hay muchas visitas en este momento\./);
    expect(lanes.shop.refused).toBe(1);
  });

  it('refuses a call with 503 and JSON', async () => {
    await fill('shop', '/productos/');
    const response = await visit('/api/products/otro');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await response.json()).toEqual({ error: expect.stringContaining('Probá'), requestId: expect.any(String) });
  });

  it('lets cached responses, health and a seller pass', async () => {
    await visit('/');
    await fill('shop', '/productos/');
    expect(await (await visit('/')).text()).toBe('inicio');
    expect((await visit('/api/health')).status).toBe(200);
    const reads = [
      visit('/admin/productos'),
      visit('/api/sales', { headers: { authorization: 'Bearer x' } }),
      visit('/api/auth/token'),
      visit('/api/sales', { method: 'POST', body: '{}' }),
    ];
    finish();
    expect((await Promise.all(reads)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  it('of sellers leaves shoppers alone', async () => {
    await fill('admin', '/api/products/id/', { headers: { authorization: 'Bearer x' } });
    expect((await visit('/')).status).toBe(200);
    expect((await visit('/api/sales', { headers: { authorization: 'Bearer x' } })).status).toBe(503);
  });

  it('makes room when waiting clients go away', async () => {
    const leaving = new AbortController();
    const requests = await fill('shop', '/productos/', { signal: leaving.signal });
    leaving.abort();
    await Promise.allSettled(requests);
    await vi.waitFor(() => expect(lanes.shop.waiting).toBe(0), 10_000);
    const next = visit('/productos/otro');
    finish();
    expect((await next).status).toBe(200);
  });
});

it('requests of the same address take one place, whatever one of their clients does', async () => {
  const leaving = new AbortController();
  const first = visit('/productos/uno', { signal: leaving.signal }).catch(() => 'left');
  const others = Array.from({ length: 200 }, () => visit('/productos/uno'));
  await vi.waitFor(() => expect(lanes.shop.running).toBe(1));
  leaving.abort();
  expect(await first).toBe('left');
  finish();
  for (const other of others) expect((await other).status).toBe(200);
  expect(lanes.shop.refused).toBe(0);
});

it('the calls of a page that is being made do not wait behind it', async () => {
  const pages = ['a', 'b'].map((text) => visit(`/productos?search=${text}`));
  await vi.waitFor(() => expect(lanes.shop.running).toBe(2));
  const call = visit('/api/brands/all');
  await vi.waitFor(() => expect(lanes.shop.waiting).toBe(1));
  finish();
  for (const response of [...pages, call]) expect(await (await response).text()).toBe('/api/brands/all');
});
