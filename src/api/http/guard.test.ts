import { OpenAPIHono } from '@hono/zod-openapi';
import { pino } from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#data/engine/database.ts';
import { openApi } from '../../../test/api/open-api.ts';
import { eachDatabase } from '../../../test/databases/each-database.ts';
import type { ApiEnv } from './env.ts';
import { assertAccessDeclared } from './guard.ts';

eachDatabase((_kind, open) => {
  let database: Database;
  let api: Awaited<ReturnType<typeof openApi>>;

  beforeAll(async () => {
    database = await open();
    api = await openApi(database);
  });

  describe('signing in', () => {
    it('[M6-2] [M7-37] gives a session and then an ID token of at most 15 minutes', async () => {
      const { cookie } = await api.signIn();
      const { token } = await (await api.get('/api/auth/token', { cookie })).json();
      const { iat, exp } = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString());
      expect(exp - iat).toBeLessThanOrEqual(15 * 60);
      expect(await api.identity.verify(token)).toMatchObject({ email: 'ana@example.com', displayName: 'Ana' });
    });

    it('refuses a wrong password and an unknown address alike', async () => {
      for (const credentials of [
        { email: 'ana@example.com', password: 'no es esta' },
        { email: 'nadie@example.com', password: 'no es esta' },
      ]) {
        const response = await api.post('/api/auth/sign-in/email', credentials);
        expect([response.status, (await response.json()).error]).toEqual([
          401,
          'El correo electrónico o la contraseña no son correctos.',
        ]);
      }
    });

    it('ends the ID token with the session, on the next call', async () => {
      const { cookie } = await api.signIn();
      const { token } = await (await api.get('/api/auth/token', { cookie })).json();
      expect((await api.post('/api/auth/sign-out', {}, { cookie })).status).toBe(200);
      expect(await api.identity.verify(token)).toBeUndefined();
    });

    it('stops guesses from many addresses, and still lets the owner in from where she signed in before', async () => {
      const ana = { email: 'ana@example.com', password: 'una clave bien larga' };
      const from = (address: string) => ({ 'x-forwarded-for': address });
      expect((await api.post('/api/auth/sign-in/email', ana, from('198.51.100.1'))).status).toBe(200);
      const guess = async (index: number) => {
        const headers = from(`203.0.113.${index}`);
        const body = { email: 'ANA@example.com', password: 'x' };
        return (await api.post('/api/auth/sign-in/email', body, headers)).status;
      };
      const statuses: number[] = [];
      // No more at once than may wait.
      for (let first = 0; first < 60; first += 20)
        statuses.push(...(await Promise.all(Array.from({ length: 20 }, (_, index) => guess(first + index)))));
      expect(new Set(statuses)).toEqual(new Set([401, 429]));
      expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
      const refused = await api.post('/api/auth/sign-in/email', ana, from('203.0.113.200'));
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900']);
      expect((await api.post('/api/auth/sign-in/email', ana, from('198.51.100.1'))).status).toBe(200);
    });

    it('logs sign-ins and failed attempts, and never passwords', async () => {
      const lines: string[] = [];
      const log = pino({ base: null }, { write: (line: string) => lines.push(line) });
      const shop = await openApi(database, { log });
      const sign = (password: string, email = 'ana@example.com') =>
        shop.post('/api/auth/sign-in/email', { email, password }, { 'x-forwarded-for': '198.51.100.1' });
      await sign('una clave bien larga');
      await sign('no es esta');
      const [signedIn, refused] = lines.map((line) => JSON.parse(line));
      expect(signedIn).toMatchObject({ msg: 'signed in', by: { id: expect.any(String), name: 'Ana' } });
      expect(refused).toMatchObject({
        msg: 'sign-in refused',
        account: signedIn.account,
        requestId: expect.any(String),
      });
      expect(lines.join()).not.toMatch(/ana@example|clave|no es esta|198\.51/);
    });

    it.each([
      [{ password: 'x' }, 'Falta el correo electrónico.', 'email'],
      [{ email: 'ana@example.com' }, 'Falta la contraseña.', 'password'],
      [
        { email: 'a'.repeat(300), password: 'x' },
        'El correo electrónico no es válido: como máximo 254 caracteres.',
        'email',
      ],
    ])('tells what is missing or wrong in %j', async (body, text, field) => {
      const answer = await api.post('/api/auth/sign-in/email', body);
      expect([answer.status, await answer.json()]).toEqual([
        400,
        { error: text, fields: { [field]: text }, requestId: expect.any(String) },
      ]);
    });

    it('does not allow signing up', async () => {
      const someone = { email: 'intruso@example.com', password: 'una larga clave', name: 'Intruso' };
      expect((await api.post('/api/auth/sign-up/email', someone)).status).toBe(404);
    });
  });
});

describe('assertAccessDeclared', () => {
  it.each(['get', 'all'] as const)('does not start with an undeclared call, added by %s', (method) => {
    const api = new OpenAPIHono<ApiEnv>();
    api[method]('/api/secret', (c) => c.text('x'));
    expect(() => assertAccessDeclared(api)).toThrow('/api/secret');
  });
});
