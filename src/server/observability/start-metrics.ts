import { createServer } from 'node:http';
import { listen } from '../listen.ts';

type MetricsAddress = { port: number; host: string };

/** The metrics of this process, served on an address of their own that shoppers cannot reach. Throws StartError. */
export async function startMetrics(address: MetricsAddress) {
  // Imported on demand: most shops have nobody who collects them.
  const { createMetrics } = await import('./metrics.ts');
  const metrics = createMetrics();
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    const text = await metrics.text();
    response.writeHead(200, { 'content-type': metrics.contentType }).end(text);
  });
  const port = await listen(server, address);
  return {
    metrics,
    port,
    stop: async () => {
      server.closeAllConnections();
      await server[Symbol.asyncDispose]();
    },
  };
}
