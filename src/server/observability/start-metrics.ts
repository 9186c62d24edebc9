import cluster from 'node:cluster';
import { createServer } from 'node:http';
import { listen } from '../listen.ts';

type MetricsAddress = { port: number; host: string };

/** The metrics of this process; one of several workers hands them to the process that forked it. Throws StartError. */
export async function openMetrics(address: MetricsAddress | undefined) {
  if (!address) return undefined;
  if (!cluster.isWorker) return startMetrics(address);
  const { createMetrics } = await import('./metrics.ts');
  return { metrics: createMetrics(), stop: async () => {} };
}

/** The metrics of this process, served on an address of their own that shoppers cannot reach. Throws StartError. */
export async function startMetrics(address: MetricsAddress) {
  // Imported on demand: most shops have nobody who collects them.
  const { createMetrics } = await import('./metrics.ts');
  const metrics = createMetrics();
  return { metrics, ...(await serveMetrics(address, metrics)) };
}

/** Sums of the metrics of all workers. Throws StartError. */
export async function serveWorkerMetrics(address: MetricsAddress) {
  const { workerMetrics } = await import('./metrics.ts');
  return serveMetrics(address, workerMetrics());
}

type MetricsText = { contentType: string; text: () => Promise<string> };

async function serveMetrics(address: MetricsAddress, { contentType, text }: MetricsText) {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': contentType }).end(await text());
  });
  const port = await listen(server, { ...address, setting: 'METRICS_' });
  return {
    port,
    stop: async () => {
      server.closeAllConnections();
      await server[Symbol.asyncDispose]();
    },
  };
}
