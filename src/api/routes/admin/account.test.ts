import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { embeddedIdentity } from '#adapters/identity/embedded-identity.ts';
import { passwordProblemText } from '#contract/requests/password-problem-text.ts';
import type { Database } from '#data/engine/database.ts';
import { CREDENTIALS, openApi } from '../../../../test/api/open-api.ts';
import { eachDatabase } from '../../../../test/databases/each-database.ts';

const NEW_PASSWORD = 'otra clave bien larga';
const DAY_MS = 24 * 60 * 60 * 1000;

eachDatabase((_kind, open) => {
  let database: Database;
  let api: Awaited<ReturnType<typeof openApi>>;

  beforeEach(async () => {
    database = await open();
    api = await openApi(database);
  });
  afterEach(() => void vi.useRealTimers());

  const signIn = (password: string, headers = {}) =>
    api.post('/api/auth/sign-in/email', { ...CREDENTIALS, password }, headers);
  const send = async (
    method: string,
    path: string,
    { authorization, body }: { authorization: string; body?: object },
  ) => {
    const response = await api.request(path, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };
  const changePassword = (authorization: string, currentPassword: string, newPassword: string) =>
    send('PUT', '/api/account/password', { authorization, body: { currentPassword, newPassword } });
  const isOpen = async (authorization: string) => (await api.get('/api/account', { authorization })).status === 200;

  it('lists the open sessions of the administrator, with where they were opened', async () => {
    const { authorization } = await api.bearer();
    await signIn(CREDENTIALS.password, { 'user-agent': 'Mozilla/5.0 (Android)', 'x-forwarded-for': '203.0.113.7' });
    const { body } = await send('GET', '/api/account', { authorization });
    expect(body).toMatchObject({ email: 'ana@example.com', displayName: 'Ana' });
    expect(body.sessions).toHaveLength(2);
    expect(body.sessions.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);
    expect(body.sessions).toContainEqual(
      expect.objectContaining({ current: false, userAgent: 'Mozilla/5.0 (Android)', address: '203.0.113.7' }),
    );
  });

  it('GET /api/auth/token signs with a new key when those that are stored were encrypted with another secret', async () => {
    await api.bearer();
    const identity = embeddedIdentity({ database, secret: 'another '.repeat(8), publicUrl: 'http://localhost:3000' });
    const restored = await openApi(database, { identity });
    const tokens = [await restored.bearer(), await restored.bearer()];
    for (const headers of tokens) expect((await restored.get('/api/account', headers)).status).toBe(200);
    const { keys } = await restored.read('/api/auth/jwks');
    expect(keys).toHaveLength(1);
    expect((await sql`select id from jwks`.execute(database.query)).rows).toHaveLength(2);
  });

  it('ends the other sessions at once and keeps this one', async () => {
    const own = await api.bearer();
    const other = await api.bearer();
    expect(await send('DELETE', '/api/account/sessions', own)).toEqual({ status: 200, body: { ended: 1 } });
    expect([await isOpen(own.authorization), await isOpen(other.authorization)]).toEqual([true, false]);
  });

  it('changes the password, ends the other sessions and keeps this one', async () => {
    const own = await api.bearer();
    const other = await api.bearer();
    const changed = await changePassword(own.authorization, CREDENTIALS.password, NEW_PASSWORD);
    expect(changed).toEqual({ status: 200, body: { success: true } });
    expect([await isOpen(own.authorization), await isOpen(other.authorization)]).toEqual([true, false]);
    expect((await signIn(CREDENTIALS.password)).status).toBe(401);
    expect((await signIn(NEW_PASSWORD)).status).toBe(200);
  });

  it('refuses wrong and weak passwords with a text for their field, and changes nothing', async () => {
    const { authorization } = await api.bearer();
    const other = await api.bearer();
    const current = CREDENTIALS.password;
    const refusals: [current: string, next: string, field: string, text: string][] = [
      ['no es esta', NEW_PASSWORD, 'currentPassword', 'La contraseña actual no es correcta.'],
      [current, 'corta', 'newPassword', 'La contraseña tiene que tener al menos 8 caracteres.'],
      [current, 'x'.repeat(201), 'newPassword', 'La contraseña puede tener hasta 200 caracteres.'],
      [current, 'Password1', 'newPassword', passwordProblemText('common')],
      [current, current, 'newPassword', 'La contraseña nueva tiene que ser otra.'],
      ['', NEW_PASSWORD, 'currentPassword', 'Falta la contraseña actual.'],
    ];
    for (const [currentPassword, newPassword, field, text] of refusals) {
      const { status, body } = await changePassword(authorization, currentPassword, newPassword);
      expect([status, body.error, body.fields]).toEqual([400, text, { [field]: text }]);
    }
    expect(await isOpen(other.authorization)).toBe(true);
    expect((await signIn(current)).status).toBe(200);
  });

  it('limits guesses of the current password', async () => {
    const { authorization } = await api.bearer();
    const statuses = [];
    for (let guess = 0; guess < 12; guess += 1)
      statuses.push((await changePassword(authorization, `clave ${guess}`, NEW_PASSWORD)).status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect(statuses.slice(10)).toEqual([429, 429]);
    expect((await changePassword(authorization, CREDENTIALS.password, NEW_PASSWORD)).status).toBe(429);
  });

  describe('a session', () => {
    const later = (days: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * DAY_MS });
    const tokenStatus = async (cookie: string) => (await api.get('/api/auth/token', { cookie })).status;

    it('ends after 30 days however often it is used', async () => {
      const { cookie } = await api.signIn();
      for (let day = 0; day < 28; day += 4) {
        later(4);
        expect(await tokenStatus(cookie)).toBe(200);
      }
      const { token } = await (await api.get('/api/auth/token', { cookie })).json();
      later(1.995);
      expect(await tokenStatus(cookie)).toBe(200);
      later(0.01);
      expect(await tokenStatus(cookie)).toBe(401);
      expect(await api.identity.verify(token)).toBeUndefined();
      expect(await (await api.get('/api/auth/get-session', { cookie })).json()).toBeNull();
    });

    it('ends after a week without use', async () => {
      const { cookie } = await api.signIn();
      later(7.01);
      expect(await tokenStatus(cookie)).toBe(401);
    });

    it('is deleted some time after it has ended', async () => {
      await api.signIn();
      expect(await api.identity.account.deleteEndedSessions()).toBe(0);
      later(8);
      const { cookie } = await api.signIn();
      expect(await api.identity.account.deleteEndedSessions()).toBe(1);
      expect(await tokenStatus(cookie)).toBe(200);
    });

    it('leaves no token in the database that opens it', async () => {
      const { cookie } = await api.signIn();
      const stored = await sql<{ token: string }>`select "token" from "session"`.execute(database.query);
      expect(stored.rows).toHaveLength(1);
      expect(decodeURIComponent(cookie)).not.toContain(stored.rows[0]?.token);
    });
  });

  it('limits the failed sign-ins in a row from a known place, not the successful ones', async () => {
    await api.signIn();
    for (let time = 0; time < 12; time += 1) expect((await signIn(CREDENTIALS.password)).status).toBe(200);
    for (let time = 0; time < 10; time += 1) expect((await signIn('no es esta')).status).toBe(401);
    expect((await signIn(CREDENTIALS.password)).status).toBe(429);
  });

  it('mints a new device cookie at each sign-in, whatever is sent', async () => {
    const device = (response: Response) => /device=([^;]+)/.exec(response.headers.getSetCookie().join(';'))?.[1];
    await api.signIn();
    const sent = 'elegida-por-otro';
    const first = device(await signIn(CREDENTIALS.password, { cookie: `device=${sent}` }));
    expect([first === undefined, first === sent]).toEqual([false, false]);
    expect(device(await signIn(CREDENTIALS.password, { cookie: `device=${first}` }))).not.toBe(first);
    // The planted one is no known device: guesses with it count as those of a stranger.
    const guess = (cookie: string) => signIn('no es esta', { cookie, 'x-forwarded-for': '203.0.113.9' });
    for (let attempt = 0; attempt < 10; attempt += 1) await guess(`device=${sent}`);
    expect((await guess(`device=${sent}`)).status).toBe(429);
    expect((await guess(`device=${first}`)).status).toBe(401);
  });

  it('leaves password and sessions alone when another provider manages them', async () => {
    const { authorization } = await api.bearer();
    const outside = await openApi(database, { identity: { handle: api.identity.handle, verify: api.identity.verify } });
    const call = async (method: string, path: string, body?: object) => {
      const headers = { authorization, 'content-type': 'application/json' };
      const response = await outside.request(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
      return { status: response.status, body: await response.json() };
    };
    expect((await call('GET', '/api/account')).body).toMatchObject({ email: 'ana@example.com', sessions: null });
    expect((await call('DELETE', '/api/account/sessions')).status).toBe(404);
    const passwords = { currentPassword: CREDENTIALS.password, newPassword: NEW_PASSWORD };
    expect((await call('PUT', '/api/account/password', passwords)).status).toBe(404);
  });
});
