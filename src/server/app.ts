import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { ServerBuild } from 'react-router';
import { createApi } from '#api/app.ts';
import type { ApiDependencies } from '#api/http/env.ts';
import { publicOrigin } from './http/public-origin.ts';
import { setSecurityHeaders } from './http/security-headers.ts';
import { staticFiles } from './http/static-files.ts';
import { createPages } from './pages/pages.ts';
import { cacheResponses, type ResponseCacheEnv } from './response-cache/middleware.ts';
import { createResponseCache } from './response-cache/response-cache.ts';
import { sitemapRoutes } from './sitemap/sitemap.ts';

type ServerDependencies = ApiDependencies & {
  build: () => Promise<ServerBuild>;
  production: boolean;
};

/** The whole shop behind one listener: files, API and pages. */
export function createApp({ build, production, ...parts }: ServerDependencies) {
  const { database, log, publicUrl } = parts;
  const standing = publicOrigin(publicUrl);
  const app = new Hono<ResponseCacheEnv>();
  // In process there is nothing to abort: signals would only cost time.
  const read = async (path: string, { signal: _, ...init }: RequestInit = {}) => app.request(path, init);
  const keeper = createResponseCache({
    version: () => database.catalogueVersion(),
    etagOf: async (path) => (await read(path)).headers.get('etag'),
  });
  const pages = createPages({ build, read, log, standing, production, emailService: parts.emailService?.url });

  if (production) app.use(cacheResponses(keeper, standing));
  app.use(async (c, next) => {
    await next();
    setSecurityHeaders(c.res.headers);
  });
  if (production) app.route('/', staticFiles('build/client'));
  app.route('/', createApi(parts));
  app.route('/', sitemapRoutes({ database, standing }));
  app.get('*', async (c) => {
    const { response, dependencies: parts } = await pages(c.req.raw);
    c.set('parts', parts);
    return response;
  });
  const listener = getRequestListener(app.fetch);
  return (request: IncomingMessage, response: ServerResponse) => {
    if (isRequestTarget(request.url ?? '')) return void listener(request, response);
    response.writeHead(400, { connection: 'close' }).end();
  };
}

/** What a request may ask for: a path, or the whole address as proxies write it. Nothing else makes a `Request`. */
function isRequestTarget(target: string): boolean {
  if (target.startsWith('/')) return true;
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return false;
  const { username, password } = new URL(target);
  return username === '' && password === '';
}
