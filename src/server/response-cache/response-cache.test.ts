import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sharedCacheControl } from '#contract/http/shared-cache-control.ts';
import { createLanes } from '../admission/lanes.ts';
import type { CacheDependency } from './cache-entry.ts';
import { cacheResponses, type ResponseCacheEnv } from './middleware.ts';
import { createResponseCache } from './response-cache.ts';

let version = 1;
let made = 0;
let text = '';
let brands = '';
/** The dependencies that pages report. */
let dependencies: CacheDependency[] | undefined;
let app = new Hono<ResponseCacheEnv>();

/** A shop in which every page is `text`, and that counts how often a page was made. */
function open(maxBytes?: number) {
  app = new Hono<ResponseCacheEnv>();
  app.onError((error, c) => c.text(error.message, 500));
  const readEtag = async (path: string) => (await app.request(path)).headers.get('etag');
  const cache = createResponseCache({ version: () => version, readEtag, ...(maxBytes && { maxBytes }) });
  app.use(cacheResponses(cache, { lane: createLanes().shop }));
  app.get('/api/brands/all', (c) => c.text(brands, 200, { 'cache-control': sharedCacheControl }));
  app.get('/api/products/prices', (c) => {
    made += 1;
    return c.text(`for you alone ${made}`);
  });
  app.get('*', async (c) => {
    made += 1;
    c.set('dependencies', dependencies);
    await Promise.resolve();
    if (text === 'broken') throw new Error(text);
    if (text === 'missing') return c.text(text, 404);
    return c.text(text, 200, { 'cache-control': sharedCacheControl });
  });
}

const ask = (path = '/', headers: Record<string, string> = {}) => app.request(path, { headers });

beforeEach(() => {
  version = 1;
  made = 0;
  text = 'hola';
  brands = 'a';
  dependencies = undefined;
  open();
});

describe('cacheResponses', () => {
  it('makes a response once for concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask()));
    expect(await Promise.all(answers.map((response) => response.text()))).toEqual(Array(20).fill('hola'));
    expect(made).toBe(1);
  });

  it('makes it again after the catalogue changed', async () => {
    await ask();
    version = 2;
    text = 'ahora';
    expect(await (await ask()).text()).toBe('ahora');
  });

  it('does not serve a request after a change with a response begun before it', async () => {
    const slow = ask();
    version = 2;
    text = 'ahora';
    await slow;
    expect(await (await ask()).text()).toBe('ahora');
  });

  describe('of a response whose dependencies are known', () => {
    const brandsTag = async () => (await ask('/api/brands/all')).headers.get('etag') ?? '';

    it('makes it again only when one of them has changed', async () => {
      dependencies = [{ path: '/api/brands/all', etag: await brandsTag() }];
      await ask();
      for (version of [2, 3]) expect(await (await ask()).text()).toBe('hola');
      expect(made).toBe(1);
      version = 4;
      brands = 'a, b';
      text = 'con b';
      expect(await (await ask()).text()).toBe('con b');
    });

    it('remembers the dependencies that it was made from last', async () => {
      dependencies = [{ path: '/api/brands/all', etag: await brandsTag() }];
      await ask();
      version = 2;
      brands = 'a, b';
      // The new brand is not in the page, so its bytes are the same.
      dependencies = [{ path: '/api/brands/all', etag: await brandsTag() }];
      await ask();
      version = 3;
      await ask();
      expect(made).toBe(2);
      version = 4;
      brands = 'a';
      text = 'sin b';
      expect(await (await ask()).text()).toBe('sin b');
    });

    it('makes it again when one of them has no ETag', async () => {
      dependencies = [{ path: '/api/products/prices', etag: 'none' }];
      await ask();
      version = 2;
      made = 0;
      await ask();
      expect(made).toBe(2);
    });
  });

  it('makes a response once for concurrent requests in several encodings', async () => {
    text = 'hola '.repeat(20_000);
    const answers = await Promise.all(['br', 'gzip', ''].map((accepted) => ask('/', { 'accept-encoding': accepted })));
    expect(answers.map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'gzip', null]);
    const [br = '', gzip = '', plain = ''] = await Promise.all(
      answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())),
    );
    expect([brotliDecompressSync(br), gunzipSync(gzip), plain].map(String)).toEqual([text, text, text]);
    expect(await (await ask()).text()).toBe(text);
    expect(made).toBe(1);
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1);
  });

  it('makes a response once for GET and HEAD', async () => {
    for (const path of ['/', '/api/products/allClients?limit=12']) {
      const head = await app.request(path, { method: 'HEAD' });
      const whole = await ask(path);
      expect([await head.text(), await whole.text()]).toEqual(['', 'hola']);
      expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(whole.headers));
      expect((await app.request(path, { method: 'HEAD' })).headers.get('content-length')).toBe('4');
    }
    expect(made).toBe(2);
  });

  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('sends %s to clients that accept «%s», on a miss and on a hit', async (encoding, accepted, opened) => {
    text = 'hola '.repeat(100);
    for (let time = 0; time < 2; time += 1) {
      const response = await ask('/', { 'accept-encoding': accepted });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      const bytes = new Uint8Array(await response.arrayBuffer());
      expect(response.headers.get('content-length')).toBe(String(bytes.byteLength));
      expect(opened(bytes).toString()).toBe(text);
    }
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('sends fewer bytes of the same page by %s once it is asked for again', async (encoding, opened) => {
    text = Array.from({ length: 2000 }, (_, line) => `Línea ${line}, ${(line * 7919) % 1000} g`).join('\n');
    const headers = { 'accept-encoding': encoding };
    const [first, second] = [await ask('/', headers), await ask('/', headers)];
    const firstBytes = await first.arrayBuffer();
    expect((await second.arrayBuffer()).byteLength).toBe(firstBytes.byteLength);
    const later = await vi.waitFor(async () => {
      const response = await ask('/', headers);
      expect(Number(response.headers.get('content-length'))).toBeLessThan(firstBytes.byteLength);
      return response;
    });
    const laterBytes = new Uint8Array(await later.arrayBuffer());
    expect(later.headers.get('content-length')).toBe(String(laterBytes.byteLength));
    expect(opened(laterBytes).toString()).toBe(text);
    expect(later.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(made).toBe(1);
  });

  it('sends plain bytes to clients that refuse compression', async () => {
    expect((await ask('/', { 'accept-encoding': 'br;q=0, gzip;q=0' })).headers.get('content-encoding')).toBeNull();
  });

  it('answers 304 without a body to a matching If-None-Match', async () => {
    const etag = (await ask()).headers.get('etag') ?? '';
    const again = await ask('/', { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it.each<[string, (etag: string) => string, number]>([
    ['without W/, because the comparison is weak', (etag) => etag.replace('W/', ''), 304],
    ['in a list', (etag) => `"a", ${etag}, W/"b"`, 304],
    ['of any response', () => '*', 304],
    ['of another response', () => '"a", W/"*"', 200],
    ['without quotes', (etag) => etag.replaceAll('"', ''), 200],
  ])('compares an ETag %s', async (_what, toHeader, status) => {
    const etag = (await ask()).headers.get('etag') ?? '';
    expect((await ask('/', { 'if-none-match': toHeader(etag) })).status).toBe(status);
  });

  it('sends a missing page whole to any If-None-Match', async () => {
    text = 'missing';
    expect((await ask('/no-existe', { 'if-none-match': '*' })).status).toBe(404);
  });

  it('does not cache failures', async () => {
    for (const [body, status] of [
      ['missing', 404],
      ['broken', 500],
      ['bien', 200],
    ] as const) {
      text = body;
      expect((await ask()).status).toBe(status);
    }
  });

  it('does not cache responses without the shared Cache-Control', async () => {
    expect(await (await ask('/api/products/prices')).text()).toBe('for you alone 1');
    expect(await (await ask('/api/products/prices')).text()).toBe('for you alone 2');
  });

  it('ignores parameters that change nothing', async () => {
    for (const query of ['', '?utm_source=a', '?fbclid=b&x=1']) await ask(`/productos${query}`);
    expect(made).toBe(1);
    await ask('/productos?sort=precio-asc');
    expect(made).toBe(2);
  });

  it('does not let unbounded keys evict the others', async () => {
    open(64 * 1024);
    text = 'x'.repeat(1000);
    await ask();
    for (let page = 0; page < 200; page += 1) await ask(`/productos?search=${page}`);
    made = 0;
    await ask();
    expect(made).toBe(0);
  });
});
