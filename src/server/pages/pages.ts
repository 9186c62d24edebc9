import type { Logger } from 'pino';
import { createRequestHandler, type RequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Fetch } from '#contract/http/call.ts';
import { sharedCacheControl } from '#contract/http/shared-cache-control.ts';
import { createShopClient } from '#contract/shop/shop-client.ts';
import type { PublicOrigin } from '../http/public-origin.ts';
import { developmentPolicy, pagePolicyFor } from '../http/security-headers.ts';
import { cacheKeyFor } from '../response-cache/cache-key.ts';
import type { CacheDependency, FreshResponse } from '../response-cache/response-cache.ts';
import { canonicalPath } from './canonical-path.ts';

type EntryModule = { shopClientContext: Parameters<RouterContextProvider['set']>[0] };

type PagesOptions = {
  /** Asked for at each request, because in development it changes while the server runs. */
  build: () => Promise<ServerBuild>;
  /** Asks the API in process. */
  read: Fetch;
  log: Logger;
  standing: PublicOrigin;
  production: boolean;
  /** Where the contact form posts to instead of here. */
  emailService?: string | undefined;
};

/** These addresses are given to nobody who searches, and one has capitals. */
const ADMIN_PATH = /^\/admin(?:\/|$)/;

/** Answers requests for pages: rendered whole, with a policy that lets just their own scripts run. */
export function createPages({ build, read, log, standing, production, emailService }: PagesOptions) {
  let known: { build: ServerBuild; handle: RequestHandler } | undefined;

  /** A handler reads the whole table of routes when it is made: one for as long as the build is the same. */
  const handlerOf = (current: ServerBuild): RequestHandler => {
    if (known?.build === current) return known.handle;
    known = { build: current, handle: createRequestHandler(current, production ? 'production' : 'development') };
    return known.handle;
  };

  return async (request: Request): Promise<FreshResponse> => {
    const url = new URL(request.url);
    const path = ADMIN_PATH.test(url.pathname) ? url.pathname : canonicalPath(url.pathname);
    if (path !== url.pathname)
      return { response: new Response(null, { status: 301, headers: { location: path + url.search } }) };
    const { fetch, parts } = recordingFetch(read);
    const client = createShopClient({ fetch, log: (message, cause) => log.debug({ err: cause }, message) });
    const current = await build();
    const { shopClientContext } = current.entry.module as unknown as EntryModule;
    const context = new RouterContextProvider(new Map([[shopClientContext, client]]));
    const handle = handlerOf(current);
    const response = await handle(normalisedRequest(url, standing.originFor(request.url)), context);
    if (!response.headers.get('content-type')?.startsWith('text/html')) return { response };
    const html = await response.text();
    const headers = new Headers(response.headers);
    headers.set('content-security-policy', production ? pagePolicyFor(html, emailService) : developmentPolicy);
    if (response.status === 200 && !headers.has('cache-control')) headers.set('cache-control', sharedCacheControl);
    return { response: new Response(html, { status: response.status, headers }), dependencies: parts() };
  };
}

/** A fetch that notes what it was given; `parts` is undefined once that was something without a tag. */
function recordingFetch(read: Fetch): { fetch: Fetch; parts: () => readonly CacheDependency[] | undefined } {
  const noted: { path: string; etag: string | null }[] = [];
  return {
    fetch: async (path, init) => {
      const response = await read(path, init);
      noted.push({ path, etag: response.headers.get('etag') });
      return response;
    },
    parts: () => {
      const parts = noted.flatMap(({ path, etag }) => (etag === null ? [] : { path, etag }));
      return parts.length === noted.length ? parts : undefined;
    },
  };
}

/** The request as its name says it and where the shop stands, without anything else that one asker may have and the next may not. */
function normalisedRequest({ pathname, search }: URL, origin: string): Request {
  return new Request(new URL(pathname + (cacheKeyFor(pathname, search)?.query ?? ''), origin));
}
