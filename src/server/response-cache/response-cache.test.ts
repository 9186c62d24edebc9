import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { beforeEach, describe, expect, it } from 'vitest';
import { sharedCacheControl } from '#contract/http/shared-cache-control.ts';
import { cacheResponses, type ResponseCacheEnv } from './middleware.ts';
import { type CacheDependency, createResponseCache } from './response-cache.ts';

let version = 1;
let made = 0;
let text = '';
let brands = '';
/** What pages are said to be made of. */
let parts: CacheDependency[] | undefined;
let app = new Hono<ResponseCacheEnv>();

/** A shop whose every page says `text`, in which one can see how often a page was made. */
function open(maxBytes?: number) {
  app = new Hono<ResponseCacheEnv>();
  app.onError((error, c) => c.text(error.message, 500));
  const etagOf = async (path: string) => (await app.request(path)).headers.get('etag');
  app.use(cacheResponses(createResponseCache({ version: () => version, etagOf, ...(maxBytes && { maxBytes }) })));
  app.get('/api/brands/all', (c) => c.text(brands, 200, { 'cache-control': sharedCacheControl }));
  app.get('/api/products/prices', (c) => {
    made += 1;
    return c.text(`for you alone ${made}`);
  });
  app.get('*', async (c) => {
    made += 1;
    c.set('parts', parts);
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
  parts = undefined;
  open();
});

describe('keepAnswers', () => {
  it('makes an answer once, however many ask at the same time', async () => {
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

  it('does not give who asks after a change what was begun before it', async () => {
    const slow = ask();
    version = 2;
    text = 'ahora';
    await slow;
    expect(await (await ask()).text()).toBe('ahora');
  });

  describe('of an answer whose parts are known', () => {
    const brandsTag = async () => (await ask('/api/brands/all')).headers.get('etag') ?? '';

    it('makes it again only when one of them has changed', async () => {
      parts = [{ path: '/api/brands/all', etag: await brandsTag() }];
      await ask();
      for (version of [2, 3]) expect(await (await ask()).text()).toBe('hola');
      expect(made).toBe(1);
      version = 4;
      brands = 'a, b';
      text = 'con b';
      expect(await (await ask()).text()).toBe('con b');
    });

    it('knows those that it was made of last', async () => {
      parts = [{ path: '/api/brands/all', etag: await brandsTag() }];
      await ask();
      version = 2;
      brands = 'a, b';
      // The new brand stands nowhere in the page, so its bytes are the same.
      parts = [{ path: '/api/brands/all', etag: await brandsTag() }];
      await ask();
      version = 3;
      await ask();
      expect(made).toBe(2);
      version = 4;
      brands = 'a';
      text = 'sin b';
      expect(await (await ask()).text()).toBe('sin b');
    });

    it('makes it again when one of them cannot be had', async () => {
      parts = [{ path: '/api/products/prices', etag: 'none' }];
      await ask();
      version = 2;
      made = 0;
      await ask();
      expect(made).toBe(2);
    });
  });

  it('makes an answer once for all encodings that are asked for at the same time', async () => {
    const answers = await Promise.all(['br', 'gzip', ''].map((accepted) => ask('/', { 'accept-encoding': accepted })));
    expect(answers.map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'gzip', null]);
    expect(await (await ask()).text()).toBe('hola');
    expect(made).toBe(1);
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1);
  });

  it('makes an answer once for GET and HEAD, whoever asks first', async () => {
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
  ])('sends %s to who accepts «%s», whether made now or kept', async (encoding, accepted, opened) => {
    text = 'hola '.repeat(100);
    for (let time = 0; time < 2; time += 1) {
      const response = await ask('/', { 'accept-encoding': accepted });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      const bytes = new Uint8Array(await response.arrayBuffer());
      expect(response.headers.get('content-length')).toBe(String(bytes.byteLength));
      expect(opened(bytes).toString()).toBe(text);
    }
  });

  it('sends plain bytes to who refuses compression', async () => {
    expect((await ask('/', { 'accept-encoding': 'br;q=0, gzip;q=0' })).headers.get('content-encoding')).toBeNull();
  });

  it('answers 304 without a body to who has the same bytes', async () => {
    const etag = (await ask()).headers.get('etag') ?? '';
    const again = await ask('/', { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('does not keep what is missing or broken', async () => {
    for (const [said, status] of [
      ['missing', 404],
      ['broken', 500],
      ['bien', 200],
    ] as const) {
      text = said;
      expect((await ask()).status).toBe(status);
    }
  });

  it('does not keep what does not say that it is for everyone', async () => {
    expect(await (await ask('/api/products/prices')).text()).toBe('for you alone 1');
    expect(await (await ask('/api/products/prices')).text()).toBe('for you alone 2');
  });

  it('takes addresses that differ in meaningless parameters as one', async () => {
    for (const query of ['', '?utm_source=a', '?fbclid=b&x=1']) await ask(`/productos${query}`);
    expect(made).toBe(1);
    await ask('/productos?sort=precio-asc');
    expect(made).toBe(2);
  });

  it('does not let endless answers push the others out', async () => {
    open(64 * 1024);
    text = 'x'.repeat(1000);
    await ask();
    for (let page = 0; page < 200; page += 1) await ask(`/productos?search=${page}`);
    made = 0;
    await ask();
    expect(made).toBe(0);
  });
});
