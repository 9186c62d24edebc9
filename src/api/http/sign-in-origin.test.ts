import { expect, it } from 'vitest';
import type { ApiDependencies } from '#api/http/env.ts';
import { readStoredOrigin } from '#data/business/stored-origin.ts';
import { openApi } from '../../../test/api/open-api.ts';
import { eachDatabase } from '../../../test/databases/each-database.ts';

const ana = { email: 'ana@example.com', password: 'una clave bien larga' };

eachDatabase((_kind, open) => {
  async function storedAfter(host: string, headers: Record<string, string>, dependencies?: Partial<ApiDependencies>) {
    const database = await open();
    const api = await openApi(database, dependencies);
    await api.identity.saveAdministrator({ ...ana, name: 'Ana' });
    await api.inProcess(`${host}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(ana),
    });
    return readStoredOrigin(database);
  }

  it.each<[string, string, Record<string, string>]>([
    ['http://192.168.0.7:3000', 'http://192.168.0.7:3000', {}],
    // Behind a proxy that ends https and is not named: the browser knows better.
    ['http://tienda.example', 'https://tienda.example', { origin: 'https://tienda.example' }],
    ['http://10.0.0.7:3000', 'http://tienda.example', { 'x-forwarded-host': 'tienda.example' }],
    ['http://localhost:3000', '', {}],
    ['http://127.0.0.1:3000', '', { origin: 'http://127.0.0.1:3000' }],
    ['http://tienda.example', '', { origin: 'https://otra.example' }],
  ])('a sign-in at %s stores «%s»', async (host, origin, headers) => {
    expect(await storedAfter(host, headers)).toBe(origin);
  });

  it('believes no forwarded host of a stranger', async () => {
    const forwarded = { 'x-forwarded-host': 'evil.example' };
    expect(await storedAfter('http://tienda.example', forwarded, { isProxy: () => false })).toBe(
      'http://tienda.example',
    );
  });

  it('stores nothing where PUBLIC_URL is set', async () => {
    expect(await storedAfter('http://tienda.example', {}, { publicUrl: 'https://www.tienda.example' })).toBe('');
  });

  it('stores nothing for a sign-in that failed', async () => {
    const database = await open();
    const api = await openApi(database);
    await api.inProcess('http://evil.example/api/auth/sign-in/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ana),
    });
    expect(await readStoredOrigin(database)).toBe('');
  });
});
