import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { createKeeper } from './kept-answers.ts';

let version = 1;
let made = 0;
let keeper = createKeeper({ version: () => version });

const ask = (headers: Record<string, string> = {}) => new Request('http://shop.test/', { headers });

function make(text: string, status = 200) {
  return async () => {
    made += 1;
    await Promise.resolve();
    return new Response(text, { status, headers: { 'content-type': 'text/plain' } });
  };
}

const answer = (text: string, { key = 'a', rare = false, headers = {}, status = 200 } = {}) =>
  keeper.answer({ request: ask(headers), key, rare, make: make(text, status) });

beforeEach(() => {
  version = 1;
  made = 0;
  keeper = createKeeper({ version: () => version });
});

describe('createKeeper', () => {
  it('makes an answer once, however many ask at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => answer('hola')));
    expect(await Promise.all(answers.map((response) => response.text()))).toEqual(Array(20).fill('hola'));
    expect(made).toBe(1);
  });

  it('makes it again after the catalogue changed', async () => {
    await answer('antes');
    version = 2;
    expect(await (await answer('ahora')).text()).toBe('ahora');
  });

  it('never gives the answer of an older catalogue to who asks after a change, even while it is being made', async () => {
    const slow = keeper.answer({
      request: ask(),
      key: 'a',
      rare: false,
      make: async () => {
        version = 2;
        return new Response('antes');
      },
    });
    expect(await (await slow).text()).toBe('antes');
    expect(await (await answer('ahora')).text()).toBe('ahora');
  });

  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('sends %s to who accepts «%s»', async (encoding, accepted, open) => {
    const response = await answer('hola '.repeat(100), { headers: { 'accept-encoding': accepted } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(bytes.byteLength));
    expect(open(bytes).toString()).toBe('hola '.repeat(100));
  });

  it('sends plain bytes to who refuses compression', async () => {
    const response = await answer('hola', { headers: { 'accept-encoding': 'br;q=0, gzip;q=0' } });
    expect(response.headers.get('content-encoding')).toBeNull();
  });

  it('answers 304 without a body to who has the same bytes', async () => {
    const etag = (await answer('hola')).headers.get('etag') ?? '';
    const again = await answer('hola', { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('does not keep failures', async () => {
    expect((await answer('no', { status: 404 })).status).toBe(404);
    expect((await answer('sí')).status).toBe(200);
  });

  it('passes an error on to everyone who waited and tries again next time', async () => {
    const fail = () =>
      keeper.answer({ request: ask(), key: 'a', rare: false, make: () => Promise.reject(new Error('x')) });
    await expect(Promise.all([fail(), fail()])).rejects.toThrow('x');
    expect(await (await answer('bien')).text()).toBe('bien');
  });

  it('does not let endless rare answers push the others out', async () => {
    keeper = createKeeper({ version: () => version, maxBytes: 64 * 1024 });
    await answer('home');
    for (let page = 0; page < 200; page += 1) await answer('x'.repeat(1000), { key: `search ${page}`, rare: true });
    made = 0;
    await answer('home');
    expect(made).toBe(0);
  });
});
