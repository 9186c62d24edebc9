import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi } from '../../../test/api/open-api.ts';
import { eachDatabase } from '../../../test/databases/each-database.ts';

const SIGN_IN = '/api/auth/sign-in/email';
const SIGN_OUT = '/api/auth/sign-out';
const ana = { email: 'ana@example.com', password: 'una clave bien larga' };
const FOREIGN = { error: 'Este pedido viene de otro sitio y no lo aceptamos.', requestId: expect.any(String) };

eachDatabase((_kind, open) => {
  let api: Awaited<ReturnType<typeof openApi>>;
  let server: Server;
  let port = 0;

  beforeAll(async () => {
    const isProxy = (address: string) => address === 'unknown' || address === '10.0.0.1';
    api = await openApi(await open(), { publicUrl: 'https://tienda.example', isProxy });
    await api.signIn();
    server = createServer(getRequestListener(api.fetch)).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    port = address.port;
  });

  afterAll(() => void server.close());

  const inProcess = (headers: Record<string, string>, origin = 'http://192.168.0.7:3000') =>
    api.inProcess(`${origin}${SIGN_IN}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(ana),
    });

  describe('POST /api/auth/sign-in/email', () => {
    it.each<[string, Record<string, string>]>([
      ['a program', {}],
      ["Node's fetch", { 'sec-fetch-mode': 'cors' }],
      ['a page of the shop on the address that it was reached on', { origin: 'http://192.168.0.7:3000' }],
      ['the same behind a proxy that speaks https for us', { origin: 'https://192.168.0.7:3000' }],
      [
        'a page of the shop on its public address',
        { origin: 'https://tienda.example', 'sec-fetch-site': 'same-origin' },
      ],
      ['a page behind a proxy of ours', { origin: 'https://otra.example', 'x-forwarded-host': 'otra.example' }],
      ['a page that hides its origin from everyone', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
      ['a browser with a cookie of before', { origin: 'http://192.168.0.7:3000', cookie: 'device=x; other=y' }],
    ])('[M6-2] lets %s in', async (_who, headers) => {
      expect((await inProcess(headers)).status).toBe(200);
    });

    it.each<[string, Record<string, string>]>([
      ['another site', { origin: 'https://evil.example' }],
      ['another port', { origin: 'http://192.168.0.7:4000' }],
      ['a site whose name begins like ours', { origin: 'https://tienda.example.evil.example' }],
      ['a sandboxed frame', { origin: 'null' }],
      ['a frame of another site', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
      ['a browser that says cross-site and nothing else', { 'sec-fetch-site': 'cross-site' }],
      ['a neighbour under the same domain', { 'sec-fetch-site': 'same-site' }],
      ['an origin that is none', { origin: '%%%' }],
    ])('refuses %s with 403', async (_who, headers) => {
      const response = await inProcess(headers);
      expect([response.status, await response.json()]).toEqual([403, FOREIGN]);
      expect(response.headers.getSetCookie()).toEqual([]);
    });
  });

  describe('over a socket', () => {
    const send = (path: string, headers: Record<string, string> = {}) =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(path === SIGN_IN ? ana : {}),
      });
    const cookiesOf = (response: Response) =>
      response.headers
        .getSetCookie()
        .map((text) => text.split(';')[0])
        .join('; ');

    it('[M7-37] signs in, gives a token and signs out, with the fetch of Node and with a browser on this address', async () => {
      const browser: Record<string, string> = { origin: `http://127.0.0.1:${port}`, 'sec-fetch-site': 'same-origin' };
      for (const from of [{}, browser]) {
        const signedIn = await send(SIGN_IN, from);
        expect([signedIn.status, await signedIn.json()]).toEqual([
          200,
          { user: { id: expect.any(String), email: ana.email, displayName: 'Ana' } },
        ]);
        const cookie = cookiesOf(signedIn);
        const session = await fetch(`http://127.0.0.1:${port}/api/auth/get-session`, { headers: { cookie } });
        expect(await session.json()).toEqual({ user: expect.objectContaining({ displayName: 'Ana' }) });
        expect(session.headers.get('cache-control')).toBe('no-store');
        const token = await fetch(`http://127.0.0.1:${port}/api/auth/token`, { headers: { cookie } });
        expect(await token.json()).toEqual({ token: expect.any(String) });
        expect((await send(SIGN_OUT, { ...from, cookie })).status).toBe(200);
        const after = await fetch(`http://127.0.0.1:${port}/api/auth/token`, { headers: { cookie } });
        expect([after.status, (await after.json()).error]).toEqual([401, 'Tenés que iniciar sesión para hacer esto.']);
      }
    });

    it('refuses another site for signing in and out, and the session goes on', async () => {
      const cookie = cookiesOf(await send(SIGN_IN));
      const foreign = { origin: 'https://evil.example' };
      for (const refused of [await send(SIGN_IN, foreign), await send(SIGN_OUT, { ...foreign, cookie })]) {
        expect([refused.status, await refused.json()]).toEqual([403, FOREIGN]);
      }
      const session = await fetch(`http://127.0.0.1:${port}/api/auth/get-session`, { headers: { cookie } });
      expect(await session.json()).toMatchObject({ user: { email: ana.email } });
    });
  });

  it('refuses any write with a cookie from another site, and lets one without pass to the guard', async () => {
    const write = { method: 'POST', headers: { origin: 'https://evil.example', 'content-type': 'application/json' } };
    const withCookie = { ...write, headers: { ...write.headers, cookie: 'a=b' }, body: '{}' };
    expect((await api.request('/api/products', withCookie)).status).toBe(403);
    expect((await api.request('/api/products', { ...write, body: '{}' })).status).toBe(401);
  });
});
