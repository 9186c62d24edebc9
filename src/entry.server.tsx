import { text } from 'node:stream/consumers';
import { renderToString } from 'react-dom/server';
import { createContext, type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { deferScripts } from './browser/deferred-scripts.ts';
import { escapeJsonForScript } from './domain/text/json-script.ts';

export { shopClientContext } from './shop/site-data/client-context.ts';
export { default as styleSheet } from './ui/theme.css?inline';

/**
 * `nonce` marks the scripts of the page itself, apart from any that got into it. `html` is set once it is rendered: the
 * server still changes it, for which a response's body would have to be read again. It is in parts, because joining them
 * would copy the page.
 */
export const renderedPageContext = createContext<{ readonly nonce: string; html: readonly string[] }>();

/**
 * Renders a page to a string. Pages are cached, so streaming would gain nothing; the data that React Router would
 * stream after the page is written into it. The response has no body.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...context }: EntryContext,
  requestContext: RouterContextProvider,
): Promise<Response> {
  const page = requestContext.get(renderedPageContext);
  const { nonce } = page;
  const rendered = renderToString(
    <ServerRouter context={withMatchedRoutes(context)} url={request.url} nonce={nonce} />,
  );
  const end = rendered.lastIndexOf('</body>');
  const body = rendered.slice(0, end);
  const html = import.meta.env.PROD ? deferScripts(body) : [body];
  const handoff = serverHandoffStream ? await handoffScript(serverHandoffStream, nonce) : '';
  page.html = ['<!DOCTYPE html>', ...html, handoff, rendered.slice(end)];
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(null, { status, headers });
}

/** React Router prepares all routes of the manifest anew for each page, of which only those that match are rendered. */
function withMatchedRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const matched = staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]]);
  return { ...context, manifest: { ...manifest, routes: Object.fromEntries(matched) } };
}

async function handoffScript(stream: ReadableStream<Uint8Array>, nonce: string): Promise<string> {
  const data = escapeJsonForScript(JSON.stringify(await text(stream)));
  return `<script nonce="${nonce}">window.__reactRouterContext.streamController.enqueue(${data});window.__reactRouterContext.streamController.close();</script>`;
}
