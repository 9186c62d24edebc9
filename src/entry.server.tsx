import { renderToString } from 'react-dom/server';
import { createContext, type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { deferScripts } from './browser/deferred-scripts.ts';
import { escapeJsonForScript } from './domain/text/json-script.ts';

export { shopClientContext } from './shop/site-data/client-context.ts';
export { default as styleSheet } from './ui/theme.css?inline';

/** Marks the scripts of the page itself, apart from any that got into it; removed before the page is sent. */
export const scriptNonceContext = createContext<string>();

/**
 * Renders a page to a string. Pages are cached, so streaming would gain nothing; the data that React Router would
 * stream after the page is written into it.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...context }: EntryContext,
  requestContext: RouterContextProvider,
): Promise<Response> {
  const nonce = requestContext.get(scriptNonceContext);
  const rendered = renderToString(<ServerRouter context={context} url={request.url} nonce={nonce} />);
  const html = import.meta.env.PROD ? deferScripts(rendered) : rendered;
  const handoff = serverHandoffStream ? await handoffScript(serverHandoffStream, nonce) : '';
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(`<!DOCTYPE html>${html.replace('</body>', () => `${handoff}</body>`)}`, { status, headers });
}

async function handoffScript(stream: ReadableStream<Uint8Array>, nonce: string): Promise<string> {
  const data = escapeJsonForScript(JSON.stringify(await new Response(stream).text()));
  return `<script nonce="${nonce}">window.__reactRouterContext.streamController.enqueue(${data});window.__reactRouterContext.streamController.close();</script>`;
}
