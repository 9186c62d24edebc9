import { describe, expect, it } from 'vitest';
import { createTokenSignInClient } from './token-sign-in-client.ts';

const ana = { id: 'a', email: 'ana@example.com', displayName: 'Ana' };
const credentials = { email: ana.email, password: 'clave' };

/** A client whose provider knows one password, with a shop that answers `answers` by path. */
function client(answers: Record<string, Response> = {}) {
  const events: string[] = [];
  const logged: string[] = [];
  let signIns = 0;
  let token: string | null = null;
  const provider = {
    signIn: async ({ password }: typeof credentials) => {
      if (password !== 'clave') throw new Error('auth/invalid-credential');
      signIns += 1;
      token = `t${signIns}`;
    },
    signOut: async () => {
      events.push('provider: sign-out');
      token = null;
    },
    token: async () => token,
    sendVerification: async () => void events.push('provider: verification'),
  };
  const fetch = async (path: string, { method = 'GET', headers }: RequestInit = {}) => {
    events.push(`${method} ${path} ${new Headers(headers).get('authorization')}`);
    return answers[path]?.clone() ?? Response.json({ user: ana });
  };
  return { ...createTokenSignInClient({ fetch, log: (text) => logged.push(text) }, provider), events, logged };
}

describe('the sign-in client of an outside provider', () => {
  it('shows the token of the provider to the shop', async () => {
    const shop = client();
    expect([await shop.session(), await shop.token(), shop.events]).toEqual([null, null, []]);
    expect(await shop.signIn(credentials)).toEqual(ana);
    expect(await shop.session()).toEqual(ana);
    expect(await shop.token()).toBe('t1');
    expect(shop.events).toEqual(['POST /api/auth/sign-in/token Bearer t1', 'GET /api/auth/get-session Bearer t1']);
  });

  it('asks the shop nothing after a wrong password, which is logged', async () => {
    const shop = client();
    await expect(shop.signIn({ ...credentials, password: 'otra' })).rejects.toThrow('auth/invalid-credential');
    expect([shop.events, shop.logged]).toEqual([[], ['Error al iniciar sesión.']]);
  });

  it.each([
    [401, []],
    [403, ['provider: verification']],
    [503, []],
  ])('is signed out of the provider when the shop answers %i', async (status, mailed) => {
    const shop = client({ '/api/auth/sign-in/token': Response.json({ error: 'no' }, { status }) });
    await expect(shop.signIn(credentials)).rejects.toMatchObject({ status });
    expect(shop.events.slice(1)).toEqual([...mailed, 'provider: sign-out']);
    expect(await shop.token()).toBeNull();
  });

  it('signs out of the shop first, and of the provider only if that succeeds', async () => {
    const shop = client({ '/api/auth/sign-out': Response.json({ success: true }) });
    await shop.signIn(credentials);
    await shop.signOut();
    expect(shop.events.slice(1)).toEqual(['POST /api/auth/sign-out Bearer t1', 'provider: sign-out']);
    await shop.signOut();
    const failing = client({ '/api/auth/sign-out': Response.json({ error: 'no' }, { status: 503 }) });
    await failing.signIn(credentials);
    await expect(failing.signOut()).rejects.toMatchObject({ status: 503 });
    expect(await failing.token()).toBe('t1');
  });

  it('asks the shop when the same token is needed again, and signs out if it is not accepted', async () => {
    const accepted = client();
    await accepted.signIn(credentials);
    expect([await accepted.token(), await accepted.token()]).toEqual(['t1', 't1']);
    const refused = client({ '/api/auth/get-session': Response.json(null) });
    await refused.signIn(credentials);
    expect([await refused.token(), await refused.token()]).toEqual(['t1', null]);
    expect(refused.events.at(-1)).toBe('provider: sign-out');
  });
});
