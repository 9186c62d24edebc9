import { createHmac, createPublicKey } from 'node:crypto';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firebaseIdentity } from '#adapters/identity/firebase/firebase-identity.ts';
import type { Database } from '#data/engine/database.ts';
import { endedSessions } from '#data/identity/ended-sessions.ts';
import { forgedTokens, malformedTokens, signWithForeignKey } from '../../../../test/api/forged-tokens.ts';
import { openApi } from '../../../../test/api/open-api.ts';
import { eachDatabase } from '../../../../test/databases/each-database.ts';
import { newSigningKey, startKeyServer } from '../../../../test/servers/key-server.ts';

const PROJECT = 'demo-tienda';
const SETTINGS = { projectId: PROJECT, apiKey: 'public' };
const ADMINISTRATORS = ['ana@example.com'];
const DAY_S = 24 * 60 * 60;

const first = newSigningKey('first');
const second = newSigningKey('second');

const seconds = () => Math.floor(Date.now() / 1000);

/** The claims of a token that is good for an hour. */
const claims = (change: Record<string, unknown> = {}) => ({
  iss: `https://securetoken.google.com/${PROJECT}`,
  aud: PROJECT,
  sub: 'ana-id',
  user_id: 'ana-id',
  auth_time: seconds() - 60,
  iat: seconds() - 60,
  exp: seconds() + 3540,
  name: 'Ana Núñez',
  email: 'Ana@Example.com',
  email_verified: true,
  firebase: { identities: { email: ['ana@example.com'] }, sign_in_provider: 'password' },
  ...change,
});

const signed = (change?: Record<string, unknown>, { kid, privateKey } = first) =>
  signWithForeignKey({ alg: 'RS256', typ: 'JWT', kid }, claims(change), privateKey);

const withoutSignature = (payload: object) =>
  [{ alg: 'none', typ: 'JWT' }, payload, '']
    .map((part) => (part === '' ? '' : Buffer.from(JSON.stringify(part)).toString('base64url')))
    .join('.');

eachDatabase((_kind, open) => {
  let database: Database;
  let server: Awaited<ReturnType<typeof startKeyServer>>;
  let api: Awaited<ReturnType<typeof openApi>>;
  const logged: string[] = [];

  /** One of the nodes. */
  const node = (settings: { emulator?: string } = {}) =>
    openApi(database, {
      log: pino({ base: null }, { write: (line: string) => logged.push(line) }),
      identity: firebaseIdentity({
        settings: { ...SETTINGS, ...settings },
        administrators: ADMINISTRATORS,
        endedSessions: endedSessions(database),
        keysUrl: server.url,
      }),
    });

  beforeEach(async () => {
    database ??= await open();
    server = await startKeyServer([first]);
    api = await node();
    logged.length = 0;
  });
  afterEach(() => {
    vi.useRealTimers();
    server.stop();
  });

  const later = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const statusOf = async (token: string, at = api) => (await at.get('/api/sales', bearer(token))).status;
  const signIn = (token: string) => api.post('/api/auth/sign-in/token', {}, bearer(token));

  it('[M6-2] [M6-3] takes a token of the project, whose owner is on the list', async () => {
    const token = signed();
    expect(await (await api.get('/api/auth/provider')).json()).toEqual({ firebase: SETTINGS });
    expect((await api.get('/api/sales')).status).toBe(401);
    expect(await statusOf(token)).toBe(200);
    const user = { id: 'ana-id', email: 'Ana@Example.com', displayName: 'Ana Núñez' };
    expect(await (await signIn(token)).json()).toEqual({ user });
    expect(await (await api.get('/api/auth/get-session', bearer(token))).json()).toEqual({ user });
    expect(await (await api.get('/api/auth/get-session')).json()).toBeNull();
    expect(logged.join()).toMatch(/"by":\{"id":"ana-id".*"signed in"/);
    expect(logged.join()).not.toContain(token);
  });

  it('has no calls of the embedded identity', async () => {
    const password = { email: 'ana@example.com', password: 'x' };
    expect((await api.post('/api/auth/sign-in/email', password)).status).toBe(404);
    expect((await api.get('/api/auth/token', bearer(signed()))).status).toBe(404);
    expect((await api.get('/api/auth/jwks')).status).toBe(404);
  });

  const hour = 3600;
  it.each<[string, Record<string, unknown>]>([
    ['that has expired', { exp: seconds() - 30 }],
    ['issued more than an hour ago', { iat: seconds() - hour - 60, exp: seconds() + 600 }],
    ['issued in the future', { iat: seconds() + 120, exp: seconds() + hour }],
    ['of a sign-in in the future', { auth_time: seconds() + 120 }],
    ['of a sign-in before 31 days', { auth_time: seconds() - 31 * DAY_S }],
    ['of another project', { aud: 'other', iss: 'https://securetoken.google.com/other' }],
    ['for another audience', { aud: 'other' }],
    ['for two audiences, of another issuer', { aud: [PROJECT, 'other'], iss: 'https://accounts.google.com' }],
    ['without an expiry', { exp: undefined }],
    ['without an issue date', { iat: undefined }],
    ['without a sign-in', { auth_time: undefined }],
    ['without an owner', { sub: undefined }],
    ['with an empty owner', { sub: '' }],
    ['without an address', { email: undefined }],
    ['with a list of addresses', { email: ['ana@example.com'] }],
    ['of somebody who is not on the list', { email: 'eva@example.com' }],
    ['of somebody whose address contains one of the list', { email: 'ana@example.com.evil.example' }],
    ['whose address is not verified', { email_verified: false }],
    ['whose address is verified in words', { email_verified: 'true' }],
    ['of a tenant', { firebase: { sign_in_provider: 'password', tenant: 'other' } }],
    ['of another way to sign in', { firebase: { sign_in_provider: 'custom' } }],
  ])('refuses a token %s', async (_what, change) => {
    expect(await statusOf(signed(change))).toBe(401);
    expect(await (await api.get('/api/auth/get-session', bearer(signed(change)))).json()).toBeNull();
  });

  it('tells an address on the list that it is not verified, and nobody else', async () => {
    const answer = await signIn(signed({ email_verified: false }));
    expect([answer.status, (await answer.json()).error]).toEqual([403, expect.stringContaining('verificar tu correo')]);
    expect((await signIn(signed({ email_verified: false, email: 'eva@example.com' }))).status).toBe(401);
    expect(logged.join()).toContain('sign-in refused');
  });

  it('refuses forged tokens', async () => {
    const pem = String(
      createPublicKey({ key: first.publicJwk, format: 'jwk' }).export({ type: 'spki', format: 'pem' }),
    );
    const [, payload = ''] = signed().split('.');
    const hmac = (header: object) => {
      const text = `${Buffer.from(JSON.stringify(header)).toString('base64url')}.${payload}`;
      return `${text}.${createHmac('sha256', pem).update(text).digest('base64url')}`;
    };
    const forged = [
      ...forgedTokens(signed(), first.publicJwk),
      ...malformedTokens,
      hmac({ alg: 'HS256', kid: first.kid }),
      hmac({ alg: 'RS256', kid: first.kid }),
      signed({}, { ...second, kid: first.kid }),
      signWithForeignKey({ alg: 'RS256' }, claims(), first.privateKey),
      signWithForeignKey({ alg: 'RS256', kid: 7 }, claims(), first.privateKey),
    ];
    for (const token of new Set(forged)) expect([token, await statusOf(token)]).toEqual([token, 401]);
    expect(await statusOf(signed())).toBe(200);
    expect(server.state.requests).toBe(1);
  });

  describe('the keys', () => {
    it('are fetched once for many calls at once, and kept as long as they say', async () => {
      server.state.maxAge = 600;
      const statuses = await Promise.all(Array.from({ length: 20 }, () => statusOf(signed())));
      expect([new Set(statuses), server.state.requests]).toEqual([new Set([200]), 1]);
      later(590_000);
      expect([await statusOf(signed()), server.state.requests]).toEqual([200, 1]);
      later(20_000);
      expect([await statusOf(signed()), server.state.requests]).toEqual([200, 2]);
    });

    it('may rotate at any time; made-up key ids cause one fetch in ten seconds', async () => {
      await statusOf(signed());
      server.state.keys = [second];
      expect([await statusOf(signed({}, second)), server.state.requests]).toEqual([401, 1]);
      later(11_000);
      expect([await statusOf(signed({}, second)), server.state.requests]).toEqual([200, 2]);
      expect(await statusOf(signed({}, first))).toBe(401);
      for (let guess = 0; guess < 20; guess++) await statusOf(signed({}, { ...first, kid: `made-up-${guess}` }));
      expect(server.state.requests).toBe(2);
    });

    it('that cannot be fetched are a 503, never a 401, and are asked for again', async () => {
      server.state.status = 500;
      const answer = await api.get('/api/sales', bearer(signed()));
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
      expect(await answer.json()).toEqual({ error: expect.any(String), requestId: expect.any(String) });
      expect([(await signIn(signed())).status, server.state.requests]).toEqual([503, 1]);
      server.state.status = 200;
      later(3000);
      expect(await statusOf(signed())).toBe(200);
    });

    it('are used for another hour when their server has gone', async () => {
      server.state.maxAge = 600;
      expect(await statusOf(signed())).toBe(200);
      server.stop();
      later(30 * 60_000);
      expect(await statusOf(signed())).toBe(200);
      expect(await statusOf(signed({}, second))).toBe(503);
      later(60 * 60_000);
      expect(await statusOf(signed())).toBe(503);
    });
  });

  it('[M6-3] refuses a signed-out token on the next call, on every node, and those renewed from it', async () => {
    const other = await node();
    const signedIn = { auth_time: seconds() - 3 * DAY_S };
    const [token, renewed] = [signed(signedIn), signed({ ...signedIn, iat: seconds() })];
    expect(await statusOf(token, other)).toBe(200);
    expect((await api.post('/api/auth/sign-out', {}, bearer(token))).status).toBe(200);
    for (const each of [token, renewed])
      expect([await statusOf(each), await statusOf(each, other)]).toEqual([401, 401]);
    expect((await signIn(renewed)).status).toBe(401);
    expect(await statusOf(signed({ auth_time: seconds() - 5 }))).toBe(200);
    expect((await api.post('/api/auth/sign-out', {})).status).toBe(200);
  });

  it('records sign-ins, sign-outs and refusals', async () => {
    const token = signed({ sub: 'audited' });
    await signIn(token);
    await signIn(signed({ email: 'eva@example.com' }));
    await api.post('/api/auth/sign-out', {}, bearer(token));
    const entries = await database.query
      .selectFrom('audit_entries')
      .select(['did', 'administrator'])
      .orderBy('id', 'desc')
      .limit(3)
      .execute();
    expect(entries.toReversed()).toEqual([
      { did: 'signed in', administrator: 'Ana Núñez' },
      { did: 'sign-in refused', administrator: null },
      { did: 'signed out', administrator: 'Ana Núñez' },
    ]);
  });

  it('forgets ended sessions when they are too old to be continued', async () => {
    const sessions = endedSessions(database);
    await sessions.add({ accountId: 'old', signedInAt: 1000 }, 0);
    expect(await sessions.has({ accountId: 'old', signedInAt: 1000 })).toBe(true);
    await api.post('/api/auth/sign-out', {}, bearer(signed({ sub: 'another-id' })));
    expect(await sessions.has({ accountId: 'old', signedInAt: 1000 })).toBe(false);
  });

  it('takes unsigned tokens only where the emulator is named', async () => {
    const unsigned = withoutSignature(claims());
    expect(await statusOf(unsigned)).toBe(401);
    const local = await node({ emulator: 'http://127.0.0.1:9099' });
    expect(await statusOf(unsigned, local)).toBe(200);
    const stale = withoutSignature(claims({ exp: seconds() - 30 }));
    expect(await statusOf(stale, local)).toBe(401);
  });
});
