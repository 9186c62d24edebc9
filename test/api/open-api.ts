import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { pino } from 'pino';
import { inject } from 'vitest';
import { embeddedIdentity } from '#adapters/identity/embedded.ts';
import { diskStore } from '#adapters/images/disk-store.ts';
import { createApi } from '#api/app.ts';
import type { ApiDependencies } from '#api/http/env.ts';
import type { Database } from '#data/engine/database.ts';

/**
 * An API on its own over a database, with pictures in a temporary folder unless `parts` bring another store. Over SQLite
 * it is asked through a socket, over PostgreSQL in process, so that the tests hold both ways.
 */
export async function openApi(database: Database, parts: Partial<ApiDependencies> = {}) {
  const images = parts.images ?? diskStore(await mkdtemp(join(inject('scratchFolder'), 'images-')));
  const identity = embeddedIdentity({
    database,
    secret: 'only for tests '.repeat(4),
    publicUrl: 'http://localhost:3000',
  });
  const log = pino({ level: 'silent' });
  const api = createApi({
    database,
    identity,
    isProxy: (address) => address === 'unknown' || address === LOOPBACK,
    log,
    ...parts,
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
    /** For what a socket would hide: a request that breaks off, or came to another address. */
    inProcess,
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
      const response = await request(path);
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
      return response.json();
    },
  };
}

type SendRequest = (path: string, init?: RequestInit) => Promise<Response>;

const LOOPBACK = '127.0.0.1';

/** Asks through a server of its own on this machine, which does not keep the process from ending. */
function throughSocket(answer: (request: Request) => Response | Promise<Response>): SendRequest {
  const listener = getRequestListener(answer);
  const server = createServer((request, response) => {
    // A connection that is used again may just be closing, which no test is about.
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

const CREDENTIALS = { email: 'ana@example.com', password: 'una clave bien larga' };
