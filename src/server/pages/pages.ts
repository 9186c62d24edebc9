import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { createRequestHandler, type RequestHandler, RouterContextProvider } from 'react-router';
import { sharedCacheControl } from '#contract/http/shared-cache-control.ts';
import { searchText } from '#contract/requests/listing.ts';
import { createShopClient } from '#contract/shop/shop-client.ts';
import { canonicalPath } from '#contract/urls/canonical-path.ts';
import { PUBLIC_ORIGIN, type PublicOrigin } from '../http/public-origin.ts';
import { developmentPolicy, hashSource, pagePolicyFor } from '../http/security-headers.ts';
import type { FreshResponse } from '../response-cache/cache-entry.ts';
import { cacheKeyFor } from '../response-cache/cache-key.ts';
import { badSearchPage } from './bad-search-page.ts';
import type { FetchApi, PageRendering } from './cached-calls.ts';
import { takeOwnScripts } from './own-scripts.ts';
import type { ShopBuild } from './page-build.ts';
import { type PageStyles, pageBody, pageStyles } from './page-styles.ts';
import { recordingFetch } from './recording-fetch.ts';
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

/** For the pages of the shop, each of which has a cache key, and for all: the router tries every route that it has. */
type Handlers = Record<'shop' | 'all', RequestHandler>;

function withoutAdmin(build: ShopBuild): ShopBuild {
  const routes = Object.entries(build.routes).filter(([id]) => !id.startsWith('admin/'));
  return { ...build, routes: Object.fromEntries(routes) };
}

/** Not canonicalised: search engines do not index them, and one has capitals. */
const ADMIN_PATH = /^\/admin(?:\/|$)/;

/** Renders pages, each with a content security policy that allows only its own scripts. */
export function createPages({ build, fetchApi, unknownProductPage, log, origin, production, connectTo }: PagesOptions) {
  let known: { current: ShopBuild; handle: Handlers; styles: PageStyles } | undefined;

  /** Creating a handler reads the whole route table, so there is one per build. */
  const readBuild = async () => {
    const current = await build();
    if (known?.current === current) return known;
    const handlerOf = (pages: ShopBuild) => createRequestHandler(pages, production ? 'production' : 'development');
    const handle = { all: handlerOf(current), shop: handlerOf(withoutAdmin(current)) };
    known = { current, handle, styles: pageStyles(current.entry.module.styleSheet) };
    return known;
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
    if (!isNotFound && (await isUnknownProduct(path, (call) => fetchApi(call, {}, rendering))))
      return { response: await unknownProductPage() };
    const client = createShopClient({ fetch, log: (message, cause) => log.debug({ err: cause }, message) });
    const { current, handle, styles } = await readBuild();
    const { shopClientContext, renderedPageContext } = current.entry.module;
    const page = { nonce: randomUUID(), html: [] };
    const context = new RouterContextProvider();
    context.set(shopClientContext, client);
    context.set(renderedPageContext, page);
    const publicOrigin = await origin.current();
    // As its cache key names it, without headers or parameters that differ from one client to the next.
    const address = new URL(key?.key ?? path, publicOrigin);
    const response = await handle[key ? 'shop' : 'all'](new Request(address), context);
    if (isUnavailable()) return { response: unavailablePage() };
    if (!response.headers.get('content-type')?.startsWith('text/html')) return { response };
    const { parts, scripts } = takeOwnScripts(page.html, page.nonce);
    const body = pageBody(parts, styles);
    const headers = new Headers(response.headers);
    const { everywhere, admin } = connectTo;
    const policy = pagePolicyFor({
      scripts: scripts.map(hashSource),
      styles: [styles.source],
      connectTo: isAdmin ? [...everywhere, ...admin] : everywhere,
    });
    headers.set('content-security-policy', production ? policy : developmentPolicy);
    for (const [name, value] of Object.entries(staleHeaders())) headers.set(name, value);
    if (response.status === (key?.status ?? 200) && !headers.has('cache-control'))
      headers.set('cache-control', sharedCacheControl);
    return {
      response: new Response(body.bytes, { status: response.status, headers }),
      body,
      dependencies: dependencies()?.concat({ path: PUBLIC_ORIGIN, etag: publicOrigin }),
    };
  };
}
