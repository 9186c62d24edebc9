import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono, type MiddlewareHandler } from 'hono';
import { createApi } from '#api/app.ts';
import type { ApiDependencies } from '#api/http/env.ts';
import { httpsDetector } from '#api/http/forwarded-request.ts';
import { assignRequestId, sendRequestId } from '#api/http/request-id.ts';
import { sharedReads } from '#api/shared-reads/shared-reads.ts';
import type { Fetch } from '#contract/http/call.ts';
import { adminPages, SHARE_LOST_PARAMETER, SHARED_LIST_PATH } from '#contract/urls/admin-urls.ts';
import { validatingFetch } from '#contract/validation/validating-fetch.ts';
import { forShoppers } from '#data/engine/database.ts';
import { createLanes, type Lanes } from './admission/lanes.ts';
import { limitReads } from './admission/limit-reads.ts';
import { PUBLIC_ORIGIN, publicOrigin } from './http/public-origin.ts';
import { firebaseOrigins, HTTPS_ONLY, setSecurityHeaders } from './http/security-headers.ts';
import { staticFiles } from './http/static-files.ts';
import type { Metrics } from './observability/metrics.ts';
import { observeRequests } from './observability/observe-requests.ts';
import { reportCache, reportDatabase, reportLanes } from './observability/reports.ts';
import { pageSegments } from './observability/route-label.ts';
import { type ApiResponse, cachedCalls } from './pages/cached-calls.ts';
import type { ShopBuild } from './pages/page-build.ts';
import { createPages } from './pages/pages.ts';
import { onPageError } from './pages/unavailable-page.ts';
import { projectPath } from './project-folder.ts';
import { CacheKeys, isFilePath, NOT_FOUND_PATH, UNKNOWN_PRODUCT_PATH } from './response-cache/cache-key.ts';
import { sendKept } from './response-cache/kept-responses.ts';
import { cacheResponses, type ResponseCacheEnv } from './response-cache/middleware.ts';
import { createResponseCache } from './response-cache/response-cache.ts';
import { staleAgeOf } from './response-cache/stale.ts';
import { sitemapRoutes } from './sitemap/sitemap.ts';

type ServerDependencies = ApiDependencies & {
  build: () => Promise<ShopBuild>;
  production: boolean;
  /** Handed in so that their counts can be read. */
  lanes?: Lanes;
  metrics?: Metrics | undefined;
  /** Share of the requests that is logged, from 0 to 1. */
  requestLogShare?: number;
  /** Origin that pages name until another one is known. */
  localOrigin?: string | undefined;
};

/** The whole shop behind one listener: files, API and pages. */
export function createApp(options: ServerDependencies) {
  const {
    build,
    production,
    lanes = createLanes(),
    metrics,
    requestLogShare = 0,
    localOrigin,
    ...dependencies
  } = options;
  const { database, log, publicUrl, emailService } = dependencies;
  const origin = publicOrigin({ database, publicUrl, localOrigin });
  const app = new Hono<ResponseCacheEnv>();
  /** The same without the response cache. */
  const uncached = new Hono<ResponseCacheEnv>();
  /** For calls in process, which ask for no files. */
  const api = new Hono<ResponseCacheEnv>();
  // They are never aborted, and signals cost time.
  const fetchUncached: Fetch = async (path, { signal: _, ...init } = {}) => api.request(path, init);
  const cache = createResponseCache({
    version: () => database.catalogueVersion(),
    readEtag: async (path, version) =>
      path === PUBLIC_ORIGIN ? origin.current() : currentEtag(await fetchApi(path, {}, { version })),
  });
  const keys = new CacheKeys();
  const reads = sharedReads({ database: forShoppers(database) });
  const fetchApi = production ? cachedCalls(cache, { fetchApi: fetchUncached, reads }) : validatingFetch(fetchUncached);
  const connectTo = {
    everywhere: emailService ? [new URL(emailService.url).origin] : [],
    admin: firebaseOrigins(dependencies.identity.firebase),
  };
  const unknownProductPage = async () => app.request(UNKNOWN_PRODUCT_PATH);
  const pages = createPages({ build, fetchApi, unknownProductPage, log, origin, production, connectTo });

  app.onError(onPageError(log));
  if (metrics) {
    reportCache(metrics, cache);
    reportLanes(metrics, lanes);
    reportDatabase(metrics, database);
  }
  app.use(assignRequestId);
  const isObserved = metrics !== undefined || requestLogShare > 0;
  if (isObserved) {
    const pages = async () => pageSegments((await build()).routes);
    app.use(observeRequests({ metrics, log, logShare: requestLogShare, pages }));
  }
  if (production) app.use(cacheResponses(cache, { keys, lane: lanes.shop, reads }));
  const apiRoutes = createApi(dependencies);
  api.use(assignRequestId, sendRequestId, sendSecurityHeaders);
  api.route('/', apiRoutes);
  uncached.use(assignRequestId, sendRequestId, sendSecurityHeaders);
  if (production) {
    uncached.route('/', staticFiles(projectPath('build/client')));
    uncached.use(limitReads(lanes));
  }
  uncached.route('/', apiRoutes);
  uncached.route('/', sitemapRoutes({ database: forShoppers(database), origin }));
  // Reached only while the service worker, which takes the list, is not installed.
  uncached.post(SHARED_LIST_PATH, (c) => c.redirect(`${adminPages.priceList}?${SHARE_LOST_PARAMETER}=1`, 303));
  uncached.get('*', async (c) => {
    // No file has been found.
    if (isFilePath(c.req.path)) return app.request(NOT_FOUND_PATH, { headers: c.req.raw.headers });
    const page = await pages(c.req.raw, { requestId: c.get('requestId'), version: c.get('catalogueVersion') });
    c.set('body', page.body);
    c.set('dependencies', page.dependencies);
    return page.response;
  });
  app.route('/', uncached);
  const toApp: RequestListener = getRequestListener(app.fetch);
  // Where requests are observed, the application has to see them all.
  const listener = production && !isObserved ? sendKept(toApp, { cache, keys }) : toApp;
  const isHttps = httpsDetector(dependencies);
  return (request: IncomingMessage, response: ServerResponse) => {
    const { 'x-forwarded-proto': protocol } = request.headers;
    // Not with the other headers: these differ by request, and responses are cached.
    if (isHttps({ peer: request.socket.remoteAddress ?? '', protocol: protocol?.toString() }))
      response.setHeader(...HTTPS_ONLY);
    if (isRequestTarget(request.url ?? '')) return void listener(request, response);
    response.writeHead(400, { connection: 'close' }).end();
  };
}

const sendSecurityHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  setSecurityHeaders(c.res.headers);
};

function currentEtag(response: ApiResponse): string | null {
  return staleAgeOf(response) !== undefined ? null : response.headers.get('etag');
}

/** Whether a request target can become a `Request`: a path, or a whole URL as proxies send it; neither has a fragment. */
function isRequestTarget(target: string): boolean {
  if (target.includes('#')) return false;
  if (target.startsWith('/')) return true;
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return false;
  const { username, password } = new URL(target);
  return username === '' && password === '';
}
