import { renderToString } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { escapeJsonForScript } from './domain/text/json-script.ts';

export { shopClientContext } from './shop/site-data/client-context.ts';

/**
 * Renders a page to a string. Pages are cached, so streaming would gain nothing; the data that React Router would
 * stream after the page is written into it.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...context }: EntryContext,
): Promise<Response> {
  const html = renderToString(<ServerRouter context={context} url={request.url} />);
  const handoff = serverHandoffStream ? await handoffScript(serverHandoffStream) : '';
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(`<!DOCTYPE html>${html.replace('</body>', () => `${handoff}</body>`)}`, { status, headers });
}

async function handoffScript(stream: ReadableStream<Uint8Array>): Promise<string> {
  const data = escapeJsonForScript(JSON.stringify(await new Response(stream).text()));
  return `<script>window.__reactRouterContext.streamController.enqueue(${data});window.__reactRouterContext.streamController.close();</script>`;
}
