import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { embeddedIdentity } from '#adapters/identity/embedded.ts';
import { diskStore } from '#adapters/images/disk-store.ts';
import { createApi } from '#api/app.ts';
import type { ApiParts } from '#api/env.ts';
import type { Database } from '#data/database.ts';
import type { ProductDraft } from '#data/product-draft.ts';
import { insertProduct } from '#data/product-writes.ts';

/** An API on its own over a database, with pictures in a temporary folder unless `parts` bring another store. */
export async function openApi(database: Database, parts: Partial<ApiParts> = {}) {
  const images = parts.images ?? diskStore(await mkdtemp(join(tmpdir(), 'shop-images-')));
  const identity = embeddedIdentity({
    database,
    secret: 'only for tests '.repeat(4),
    publicUrl: 'http://localhost:3000',
  });
  const log = pino({ level: 'silent' });
  const api = createApi({
    database,
    identity,
    isProxy: (address) => address === 'unknown',
    log,
    ...parts,
    images,
  });

  const get = async (path: string, headers: Record<string, string> = {}) => api.request(path, { headers });
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) =>
    api.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  const signIn = async () => {
    if (!(await identity.hasAdministrator())) await identity.saveAdministrator({ ...ana, name: 'Ana' });
    const response = await post('/api/auth/sign-in/email', ana);
    const cookie = response.headers.getSetCookie().map((text) => text.split(';')[0]);
    return { cookie: cookie.join('; ') };
  };

  return {
    images,
    identity,
    fetch: api.fetch,
    request: async (path: string, init: RequestInit) => api.request(path, init),
    get,
    post,
    /** The header that an administrator's calls carry. */
    async bearer() {
      const { token } = await (await get('/api/auth/token', await signIn())).json();
      return { authorization: `Bearer ${token}` };
    },
    /** Signs the administrator in, creating her at the first call. */
    signIn,
    /** The body of an answer that must be a success. */
    async read(path: string) {
      const response = await api.request(path);
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
      return response.json();
    },
  };
}

const ana = { email: 'ana@example.com', password: 'una clave bien larga' };

const plain: ProductDraft = {
  name: '',
  price: 1_000_00,
  priceUsd: 1_00,
  discount: 0,
  amount: 5,
  flavors: [],
  images: [],
  description: '',
};

/** Puts a product on the shelf, made a second after the one before it; returns its id. */
export function shelf(database: Database) {
  let now = Date.UTC(2026, 0, 1);
  return async (draft: Partial<ProductDraft> & { name: string }): Promise<number> => {
    now += 1000;
    const done = await insertProduct(database, { draft: { ...plain, ...draft }, now });
    if (!done.ok) throw new Error(`«${draft.name}» was refused: ${JSON.stringify(done)}`);
    return done.id;
  };
}
