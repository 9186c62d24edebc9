import { readFileSync } from 'node:fs';
import { pino } from 'pino';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '#data/engine/database.ts';
import { decodeToken, forgedTokens, malformedTokens, signWithForeignKey } from '../../test/api/forged-tokens.ts';
import { openApi } from '../../test/api/open-api.ts';
import { allRows } from '../../test/databases/all-rows.ts';
import { eachDatabase } from '../../test/databases/each-database.ts';
import { productInserter } from '../../test/seeds/insert-product.ts';
import { createApi } from './app.ts';
import { accessTable } from './http/guard.ts';

const ROWS = [...readFileSync('docs/access.md', 'utf8').matchAll(/^\| ([A-Z]+) \| `(\S+)` \| (\w+) \|$/gm)].map(
  ([, method = '', path = '', access = '']) => ({ method, path, access, call: `${method} ${path}` }),
);

/** Calls that look at a password or a cookie, and so may refuse whoever has none. */
const OWN_REFUSAL = new Set(['POST /api/auth/sign-in/email', 'GET /api/auth/token']);
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const filled = (path: string) => path.replace(':field', 'price').replace(':name', 'nada').replace(/:\w+/g, '1');

eachDatabase((_kind, open) => {
  let database: Database;
  let api: Awaited<ReturnType<typeof openApi>>;
  let before: string;
  let token = '';
  let signedOut = '';

  const newToken = async (cookie: string): Promise<string> =>
    (await (await api.get('/api/auth/token', { cookie })).json()).token;

  beforeAll(async () => {
    database = await open();
    api = await openApi(database);
    await productInserter(database)({ name: 'Whey', amount: 5 });
    const left = await api.signIn();
    signedOut = await newToken(left.cookie);
    token = await newToken((await api.signIn()).cookie);
    expect((await api.post('/api/auth/sign-out', {}, left)).status).toBe(200);
  });

  beforeEach(async () => {
    before = await allRows(database);
  });
  afterEach(() => void vi.useRealTimers());

  const statusOf = async (method: string, path: string, credential?: string) => {
    const headers: Record<string, string> = { 'content-type': 'application/json', 'x-forwarded-for': nextAddress() };
    if (credential !== undefined) headers.authorization = credential;
    const body = method === 'POST' || method === 'PUT' || method === 'PATCH' ? { body: '{}' } : {};
    const response = await api.request(filled(path), { method, headers, ...body });
    if (response.status === 401 && method !== 'HEAD') {
      const { success = false, ...failure } = await response.json();
      expect(success).toBe(false);
      expect(failure).toEqual({ error: expect.any(String), requestId: expect.any(String) });
    }
    return response.status;
  };
  let addresses = 0;
  // From everywhere, so that nobody is turned away for asking often.
  const nextAddress = () => {
    addresses += 1;
    return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
  };

  /** What each call answers to this credential. */
  const walk = async (credential?: string) => {
    const answers = new Map<string, number>();
    for (const { method, path, call } of ROWS) answers.set(call, await statusOf(method, path, credential));
    return answers;
  };

  /** Whoever has this credential is nobody: the administrator's calls refuse, the others do not mind. */
  const isNobody = async (credential?: string) => {
    for (const [call, status] of await walk(credential)) {
      const { access } = ROWS.find((row) => row.call === call) ?? {};
      if (access === 'admin') expect([call, status]).toEqual([call, 401]);
      else if (!OWN_REFUSAL.has(call)) expect([call, status]).not.toEqual([call, 401]);
      expect(status).toBeLessThan(500);
    }
    expect(await allRows(database)).toBe(before);
  };

  it('[M6-3] has every call in docs/access.md, with its access', () => {
    const log = pino({ level: 'silent' });
    const { images, identity } = api;
    const declared = accessTable(createApi({ database, identity, images, log, isProxy: () => false }));
    expect(ROWS.map(({ call, access }) => `${call} ${access}`).toSorted()).toEqual(
      [...declared].map(([call, access]) => `${call} ${access}`).toSorted(),
    );
  });

  describe('[M6-1] [M6-3] [M6-7] every call', () => {
    it('without a token', () => isNobody());

    it('with a malformed one', async () => {
      for (const each of malformedTokens.slice(0, 2)) await isNobody(`Bearer ${each}`);
      for (const each of ['', 'Bearer', token, `Basic ${token}`, `Bearer Bearer ${token}`, `Bearer ${token} x`]) {
        expect([each, await statusOf('GET', '/api/sales', each)]).toEqual([each, 401]);
      }
      for (const each of malformedTokens) expect(await statusOf('GET', '/api/sales', `Bearer ${each}`)).toBe(401);
    });

    it('with one that has expired', async () => {
      const later = (minutes: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
      later(14);
      expect(await statusOf('GET', '/api/sales', `Bearer ${token}`)).toBe(200);
      later(2);
      await isNobody(`Bearer ${token}`);
    });

    it('with one that another key signed', async () => {
      const { head, payload } = decodeToken(token);
      await isNobody(`Bearer ${signWithForeignKey(head, payload)}`);
    });

    it('with one whose session has ended', () => isNobody(`Bearer ${signedOut}`));

    it('with a valid one', async () => {
      for (const [call, status] of await walk(`Bearer ${token}`)) {
        if (!OWN_REFUSAL.has(call)) expect([call, status]).not.toEqual([call, 401]);
        expect([call, status < 500]).toEqual([call, true]);
      }
    });
  });

  it('knows no other method at any address', async () => {
    const known = new Set(ROWS.map(({ call }) => call));
    for (const path of new Set(ROWS.map((row) => row.path))) {
      for (const method of METHODS.filter((each) => !known.has(`${each} ${path}`))) {
        const status = await statusOf(method, path);
        // A word may be taken for the id of a call beside it, and that call guards itself; HEAD is the GET without its body.
        const expected = method === 'HEAD' ? [200, 400, 401, 404] : [401, 404];
        expect([method, path, expected.includes(status)]).toEqual([method, path, true]);
        const guarded = ROWS.find(({ call }) => method === 'HEAD' && call === `GET ${path}`)?.access === 'admin';
        if (guarded) expect([method, path, status]).toEqual([method, path, 401]);
      }
    }
    expect(await allRows(database)).toBe(before);
  });

  it('refuses forged tokens', async () => {
    const { keys } = await api.read('/api/auth/jwks');
    const forged = forgedTokens(token, keys[0]);
    expect(new Set(forged).size).toBeGreaterThanOrEqual(30);
    for (const each of forged)
      expect([each, await statusOf('GET', '/api/sales', `Bearer ${each}`)]).toEqual([each, 401]);
    expect(await statusOf('GET', '/api/sales', `Bearer ${token}`)).toBe(200);
  });
});
