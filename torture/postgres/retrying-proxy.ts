import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

const UNFORWARDED = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'host',
  'content-length',
  'accept-encoding',
]);

export type RetryingProxy = { url: string; retried: () => number; close: () => Promise<void> };

/**
 * Spreads requests over nodes. A read that a node does not answer, or answers with 503, goes to the next one; a write to a
 * lost node is answered with 503.
 */
export async function startRetryingProxy(urls: readonly string[]): Promise<RetryingProxy> {
  let turn = 0;
  let retried = 0;

  const forward = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET' } = request;
    const body = method === 'GET' ? undefined : new Uint8Array(await buffer(request));
    const headers = forwardable(Object.entries(request.headers));
    const attempts = method === 'GET' ? urls.length : 1;
    turn += 1;
    // Each node once, whatever node other requests are sent to meanwhile.
    const first = turn;
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      try {
        const answer = await fetch(`${urls[(first + attempt) % urls.length]}${request.url}`, {
          method,
          headers: { ...headers, 'accept-encoding': 'identity' },
          ...(body && { body }),
          redirect: 'manual',
        });
        const content = new Uint8Array(await answer.arrayBuffer());
        // A node that is busy for a moment is not lost: another one may have room.
        if (answer.status === 503 && attempt + 1 < attempts) continue;
        response.writeHead(answer.status, forwardable([...answer.headers])).end(content);
        return;
      } catch {
        retried += 1;
      }
    }
    response.writeHead(503, { 'retry-after': '2', 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: 'Probá de nuevo' }));
  };

  const server = createServer((request, response) => void forward(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    retried: () => retried,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function forwardable(headers: readonly [string, string | string[] | undefined][]): Record<string, string> {
  return Object.fromEntries(
    headers.flatMap(([name, value]) =>
      value === undefined || UNFORWARDED.has(name) ? [] : [[name, value.toString()]],
    ),
  );
}
