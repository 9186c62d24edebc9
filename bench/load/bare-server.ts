import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';

export type BareServer = {
  url: string;
  pid: number;
  serve: (response: BareResponse) => Promise<void>;
  stop: () => void;
};

type BareResponse = { headers: Record<string, string>; body: Buffer };

/** Starts a process that answers every request with the same bytes from memory: the upper bound of node:http. */
export async function startBareServer(): Promise<BareServer> {
  const child = fork(import.meta.filename, { serialization: 'advanced' });
  const [port] = await once(child, 'message');
  return {
    pid: child.pid ?? 0,
    url: `http://127.0.0.1:${port}`,
    serve: async (response) => {
      const accepted = once(child, 'message');
      child.send(response);
      await accepted;
    },
    stop: () => void child.disconnect(),
  };
}

function serve(): void {
  let headers: Record<string, string> = {};
  let body = Buffer.alloc(0);
  const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
  process.on('message', (response: BareResponse) => {
    headers = response.headers;
    body = Buffer.from(response.body);
    process.send?.('accepted');
  });
  process.on('disconnect', () => process.exit());
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (address !== null && typeof address === 'object') process.send?.(address.port);
  });
}

if (import.meta.main) serve();
