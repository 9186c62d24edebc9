import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Keeper } from '#api/kept-answers.ts';
import type { ShopClient } from '#contract/client.ts';
import { pagePolicyFor } from './security-headers.ts';

type EntryModule = { shopClientContext: Parameters<RouterContextProvider['set']>[0] };

type Parts = {
  /** Asked for at each request, because in development it changes while the server runs. */
  build: () => Promise<ServerBuild>;
  client: ShopClient;
  keeper: Keeper;
  production: boolean;
};

/** The only query parameters that a page's HTML depends on; all others are left to the browser. */
const meaningful = ['search', 'sort', 'desde'];

/** Answers requests for pages: rendered whole, kept while the catalogue stays the same. */
export function createPages({ build, client, keeper, production }: Parts) {
  async function render(request: Request): Promise<Response> {
    const current = await build();
    const { shopClientContext } = current.entry.module as unknown as EntryModule;
    const context = new RouterContextProvider(new Map([[shopClientContext, client]]));
    const response = await createRequestHandler(current, production ? 'production' : 'development')(request, context);
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
    const html = await response.text();
    const headers = new Headers(response.headers);
    headers.set('content-security-policy', pagePolicyFor(html));
    headers.set('cache-control', 'public, max-age=0, s-maxage=1, must-revalidate');
    return new Response(html, { status: response.status, headers });
  }

  return async (request: Request): Promise<Response> => {
    const url = canonical(new URL(request.url));
    const plain = new Request(url);
    if (!production) return render(plain);
    const rare = url.searchParams.has('search') || url.searchParams.has('desde');
    return keeper.answer({ request, key: `${url.pathname}${url.search}`, rare, make: () => render(plain) });
  };
}

function canonical(url: URL): URL {
  const query = meaningful.flatMap((name) => {
    const value = url.searchParams.get(name);
    return value ? [[name, value]] : [];
  });
  return new URL(`${url.pathname}${query.length > 0 ? `?${new URLSearchParams(query)}` : ''}`, url.origin);
}
