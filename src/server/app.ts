import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { ServerBuild } from 'react-router';
import { createApi } from '#api/app.ts';
import type { ApiDependencies } from '#api/http/env.ts';
import { standingAt } from './http/public-origin.ts';
import { secure } from './http/security-headers.ts';
import { staticFiles } from './http/static-files.ts';
import { createPages } from './pages/pages.ts';
import { type KeepingEnv, keepAnswers } from './response-cache/middleware.ts';
import { createKeeper } from './response-cache/response-cache.ts';
import { sitemap } from './sitemap/sitemap.ts';

type Parts = ApiDependencies & {
  build: () => Promise<ServerBuild>;
  production: boolean;
};

/** The whole shop behind one listener: files, API and pages. */
export function createApp({ build, production, ...parts }: Parts) {
  const { database, log, publicUrl } = parts;
  const standing = standingAt(publicUrl);
  const app = new Hono<KeepingEnv>();
  // In process there is nothing to abort: signals would only cost time.
  const read = async (path: string, { signal: _, ...init }: RequestInit = {}) => app.request(path, init);
  const keeper = createKeeper({
    version: () => database.catalogueVersion(),
    etagOf: async (path) => (await read(path)).headers.get('etag'),
  });
  const pages = createPages({ build, read, log, standing, production, emailService: parts.emailService?.url });

  if (production) app.use(keepAnswers(keeper, standing));
  app.use(async (c, next) => {
    await next();
    secure(c.res.headers);
  });
  if (production) app.route('/', staticFiles('build/client'));
  app.route('/', createApi(parts));
  app.route('/', sitemap({ database, standing }));
  app.get('*', async (c) => {
    const { response, parts } = await pages(c.req.raw);
    c.set('parts', parts);
    return response;
  });
  const listener = getRequestListener(app.fetch);
  return (request: IncomingMessage, response: ServerResponse) => {
    if (isTarget(request.url ?? '')) return void listener(request, response);
    response.writeHead(400, { connection: 'close' }).end();
  };
}

/** What a request may ask for: a path, or the whole address as proxies write it. Nothing else makes a `Request`. */
function isTarget(target: string): boolean {
  if (target.startsWith('/')) return true;
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return false;
  const { username, password } = new URL(target);
  return username === '' && password === '';
}
