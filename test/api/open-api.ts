import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { pino } from 'pino';
import { embeddedIdentity } from '#adapters/identity/embedded-identity.ts';
import { diskStore } from '#adapters/images/disk-store.ts';
import { createApi } from '#api/app.ts';
import type { ApiDependencies } from '#api/http/env.ts';
import type { Database } from '#data/engine/database.ts';

/**
 * An API over a database, with images in a temporary folder unless `dependencies` has another store. With SQLite requests
 * go through a socket, with PostgreSQL they stay in process, so that the tests cover both.
 */
export async function openApi(database: Database, dependencies: Partial<ApiDependencies> = {}) {
  const images =
    dependencies.images ?? diskStore(await mkdtemp(join(process.env.SCRATCH_FOLDER ?? tmpdir(), 'images-')));
  const identity = embeddedIdentity({
    database,
    secret: TEST_SECRET,
    publicUrl: 'http://localhost:3000',
  });
  const log = pino({ level: 'silent' });
  const api = createApi({
    database,
    identity,
    isProxy: (address) => address === 'unknown' || address === LOOPBACK,
    log,
    ...dependencies,
    images,
  });

  const inProcess: SendRequest = async (path, init) => api.request(path, init);
  const request = database.kind === 'sqlite' ? throughSocket(api.fetch) : inProcess;
  const get = async (path: string, headers: Record<string, string> = {}) => request(path, { headers });
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) =>
    request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  const signIn = async () => {
    if (!(await identity.hasAdministrator())) await identity.saveAdministrator({ ...CREDENTIALS, name: 'Ana' });
    const response = await post('/api/auth/sign-in/email', CREDENTIALS);
    const cookie = response.headers.getSetCookie().map((text) => text.split(';')[0]);
    return { cookie: cookie.join('; ') };
  };

  return {
    images,
    identity,
    fetch: api.fetch,
    request,
    /** Without a socket, for requests that break off or have another host. */
    inProcess,
    get,
    post,
    /** The authorization header of an administrator. */
    async bearer() {
      const { token } = await (await get('/api/auth/token', await signIn())).json();
      return { authorization: `Bearer ${token}` };
    },
    /** Signs the administrator in, and creates her at the first call. */
    signIn,
    /** The body of a response that must be a success. */
    async read(path: string) {
      const response = await request(path);
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
      return response.json();
    },
  };
}

type SendRequest = (path: string, init?: RequestInit) => Promise<Response>;

const LOOPBACK = '127.0.0.1';

/** Sends requests through a server on this machine, which does not keep the process alive. */
function throughSocket(answer: (request: Request) => Response | Promise<Response>): SendRequest {
  const listener = getRequestListener(answer);
  const server = createServer((request, response) => {
    // No keep-alive: a reused connection may be closing at that moment.
    response.shouldKeepAlive = false;
    void listener(request, response);
  }).unref();
  const listening = new Promise<number>((resolve, reject) => {
    server.once('error', reject).listen(0, LOOPBACK, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  return async (path, init) => {
    const address = path.replace(/^https?:\/\/[^/]+/, '');
    return fetch(`http://${LOOPBACK}:${await listening}${address}`, { redirect: 'manual', ...init });
  };
}

/** Signs the cookies and encrypts the keys; a shop keeps its own in the database. */
export const TEST_SECRET = 'only for tests '.repeat(4);

export const CREDENTIALS = { email: 'ana@example.com', password: 'una clave bien larga' };
