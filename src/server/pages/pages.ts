import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { createRequestHandler, type RequestHandler, RouterContextProvider } from 'react-router';
import { sharedCacheControl } from '#contract/http/shared-cache-control.ts';
import { searchText } from '#contract/requests/listing.ts';
import { createShopClient } from '#contract/shop/shop-client.ts';
import { canonicalPath } from '#contract/urls/canonical-path.ts';
import { PUBLIC_ORIGIN, type PublicOrigin } from '../http/public-origin.ts';
import { developmentPolicy, pagePolicyFor } from '../http/security-headers.ts';
import type { FreshResponse } from '../response-cache/cache-entry.ts';
import { cacheKeyFor } from '../response-cache/cache-key.ts';
import { badSearchPage } from './bad-search-page.ts';
import type { FetchApi } from './cached-calls.ts';
import { takeOwnScripts } from './own-scripts.ts';
import type { ShopBuild } from './page-build.ts';
import { type PageRendering, recordingFetch } from './recording-fetch.ts';
import { unavailablePage } from './unavailable-page.ts';
import { isUnknownProduct } from './unknown-product.ts';

type PagesOptions = {
  /** Called for each request, because in development the build changes while the server runs. */
  build: () => Promise<ShopBuild>;
  fetchApi: FetchApi;
  unknownProductPage: () => Promise<Response>;
  log: Logger;
  origin: PublicOrigin;
  production: boolean;
  connectTo: ConnectTo;
};

/** Origins that scripts may call beside the shop's: on all pages, and on those of the admin only. */
type ConnectTo = { everywhere: readonly string[]; admin: readonly string[] };

/** Not canonicalised: search engines do not index them, and one has capitals. */
const ADMIN_PATH = /^\/admin(?:\/|$)/;

const NONCE_BYTES = 16;

/** Renders pages, each with a content security policy that allows only its own scripts. */
export function createPages({ build, fetchApi, unknownProductPage, log, origin, production, connectTo }: PagesOptions) {
  let cached: { build: ShopBuild; handle: RequestHandler } | undefined;

  /** Creating a handler reads the whole route table, so there is one per build. */
  const handlerOf = (current: ShopBuild): RequestHandler => {
    if (cached?.build === current) return cached.handle;
    cached = { build: current, handle: createRequestHandler(current, production ? 'production' : 'development') };
    return cached.handle;
  };

  return async (request: Request, rendering: PageRendering): Promise<FreshResponse> => {
    const url = new URL(request.url);
    const key = cacheKeyFor(url.pathname, url.search);
    const isNotFound = key?.status === 404;
    const isAdmin = ADMIN_PATH.test(url.pathname);
    const path = isAdmin || isNotFound ? url.pathname : canonicalPath(url.pathname);
    if (path !== url.pathname)
      return { response: new Response(null, { status: 301, headers: { location: path + url.search } }) };
    if (!searchText.safeParse(url.searchParams.get('search') ?? '').success) return { response: badSearchPage() };
    const { fetch, dependencies, isUnavailable, staleHeaders } = recordingFetch(fetchApi, rendering);
    if (!isNotFound && (await isUnknownProduct(path, (call) => fetchApi(call, {}, rendering.version))))
      return { response: await unknownProductPage() };
    const client = createShopClient({ fetch, log: (message, cause) => log.debug({ err: cause }, message) });
    const current = await build();
    const { shopClientContext, scriptNonceContext, styleSheet } = current.entry.module;
    const nonce = randomBytes(NONCE_BYTES).toString('base64url');
    const context = new RouterContextProvider();
    context.set(shopClientContext, client);
    context.set(scriptNonceContext, nonce);
    const handle = handlerOf(current);
    const publicOrigin = await origin.current();
    // As its cache key names it, without headers or parameters that differ from one client to the next.
    const response = await handle(new Request(new URL(key?.key ?? path, publicOrigin)), context);
    if (isUnavailable()) return { response: unavailablePage() };
    if (!response.headers.get('content-type')?.startsWith('text/html')) return { response };
    const { html, scripts } = takeOwnScripts(await response.text(), nonce);
    const headers = new Headers(response.headers);
    const { everywhere, admin } = connectTo;
    const policy = { scripts, styleSheet, connectTo: isAdmin ? [...everywhere, ...admin] : everywhere };
    headers.set('content-security-policy', production ? pagePolicyFor(policy) : developmentPolicy);
    for (const [name, value] of Object.entries(staleHeaders())) headers.set(name, value);
    if (response.status === (key?.status ?? 200) && !headers.has('cache-control'))
      headers.set('cache-control', sharedCacheControl);
    return {
      response: new Response(html, { status: response.status, headers }),
      dependencies: dependencies()?.concat({ path: PUBLIC_ORIGIN, etag: publicOrigin }),
    };
  };
}
