import { describe, expect, it } from 'vitest';
import { createSignInClient } from './sign-in-client.ts';

const ana = { id: 'a', email: 'ana@example.com', displayName: 'Ana' };

/** A client whose calls are answered with `answer`, and what it asked. */
function client(answer: Response) {
  const made: unknown[] = [];
  const logged: string[] = [];
  const fetch = async (path: string, init: RequestInit = {}) => {
    made.push([init.method, path, init.body]);
    return answer.clone();
  };
  return { ...createSignInClient({ fetch, log: (text) => logged.push(text) }), made, logged };
}

describe('the sign-in client', () => {
  it('[M7-37] signs in with e-mail and password, and out', async () => {
    const shop = client(Response.json({ user: ana }));
    expect(await shop.signIn({ email: 'ana@example.com', password: 'clave' })).toEqual(ana);
    await shop.signOut();
    expect(shop.made).toEqual([
      ['POST', '/api/auth/sign-in/email', '{"email":"ana@example.com","password":"clave"}'],
      ['POST', '/api/auth/sign-out', '{}'],
    ]);
  });

  it.each([401, 403, 429])('throws what the server said with status %d, logged', async (status) => {
    const shop = client(Response.json({ error: 'no' }, { status }));
    await expect(shop.signIn({ email: ana.email, password: 'x' })).rejects.toMatchObject({
      status,
      body: { error: 'no' },
    });
    expect(shop.logged).toHaveLength(1);
  });

  it('[M3-23] reads the signed-in user, or null', async () => {
    expect(await client(Response.json({ user: ana })).session()).toEqual(ana);
    expect(await client(Response.json(null)).session()).toBeNull();
  });

  it('has no token when nobody is signed in, and throws on other failures', async () => {
    expect(await client(Response.json({ token: 't' })).token()).toBe('t');
    expect(await client(Response.json({ error: 'no' }, { status: 401 })).token()).toBeNull();
    await expect(client(Response.json({ error: 'no' }, { status: 503 })).token()).rejects.toMatchObject({
      status: 503,
    });
  });
});
