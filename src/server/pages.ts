import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { ShopClient } from '#contract/client.ts';
import { forEveryone } from '#contract/for-everyone.ts';
import { canonicalPath } from './canonical-path.ts';
import { answerName } from './keepable.ts';
import { developmentPolicy, pagePolicyFor } from './security-headers.ts';
import type { Standing } from './standing.ts';

type EntryModule = { shopClientContext: Parameters<RouterContextProvider['set']>[0] };

type Parts = {
  /** Asked for at each request, because in development it changes while the server runs. */
  build: () => Promise<ServerBuild>;
  client: ShopClient;
  standing: Standing;
  production: boolean;
  /** Where the contact form posts to instead of here. */
  emailService?: string | undefined;
};

/** These addresses are given to nobody who searches, and one has capitals. */
const isAdmin = /^\/admin(?:\/|$)/;

/** Answers requests for pages: rendered whole, with a policy that lets just their own scripts run. */
export function createPages({ build, client, standing, production, emailService }: Parts) {
  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const path = isAdmin.test(url.pathname) ? url.pathname : canonicalPath(url.pathname);
    if (path !== url.pathname) return new Response(null, { status: 301, headers: { location: path + url.search } });
    const current = await build();
    const { shopClientContext } = current.entry.module as unknown as EntryModule;
    const context = new RouterContextProvider(new Map([[shopClientContext, client]]));
    const handle = createRequestHandler(current, production ? 'production' : 'development');
    const response = await handle(plain(url, standing.originFor(request.url)), context);
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
    const html = await response.text();
    const headers = new Headers(response.headers);
    headers.set('content-security-policy', production ? pagePolicyFor(html, emailService) : developmentPolicy);
    if (response.status === 200 && !headers.has('cache-control')) headers.set('cache-control', forEveryone);
    return new Response(html, { status: response.status, headers });
  };
}

/** The request as its name says it and where the shop stands, without anything else that one asker may have and the next may not. */
function plain({ pathname, search }: URL, origin: string): Request {
  return new Request(new URL(pathname + (answerName(pathname, search)?.query ?? ''), origin));
}
