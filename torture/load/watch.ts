import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds; `failed`: responses that were not 200. */
export type Latency = { count: number; p50: number; p99: number; longest: number; failed: number };

type WatchOptions = { url: string; paths: readonly string[]; headers?: Record<string, string> };

/** Requests of one client at a time, apart from those of other clients. */
const CLIENTS = 2;
const PAUSE_MS = 20;

/** Requests paths in turn, as a few visitors do who wait for each response, until it is stopped. */
export function watch({ url, paths, headers = {} }: WatchOptions) {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  let times: number[] = [];
  let failed = 0;
  let isRunning = true;

  const clients = Array.from({ length: CLIENTS }, async (_, client) => {
    for (let turn = client; isRunning; turn += 1) {
      const from = performance.now();
      const status = await statusOf(url + (paths[turn % paths.length] ?? ''), { agent, headers });
      times.push(performance.now() - from);
      if (status !== 200) failed += 1;
      await pause(PAUSE_MS);
    }
  });

  /** The latency since it was last taken. */
  function take(): Latency {
    const sorted = times.toSorted((a, b) => a - b);
    const percentile = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
    const latency = {
      count: sorted.length,
      p50: percentile(0.5),
      p99: percentile(0.99),
      longest: sorted.at(-1) ?? Number.NaN,
      failed,
    };
    times = [];
    failed = 0;
    return latency;
  }

  return {
    take,
    async stop() {
      isRunning = false;
      await Promise.all(clients);
      agent.destroy();
    },
  };
}

type StatusOptions = { agent: Agent; headers?: Record<string, string>; method?: string; body?: string | undefined };

/** 0 when the connection failed. The body is dropped as it comes: decompressing it would take longer than sending it. */
export function statusOf(url: string, { agent, headers, method = 'GET', body }: StatusOptions): Promise<number> {
  return new Promise((resolve) => {
    const options = { agent, method, headers: { 'accept-encoding': 'br', ...headers } };
    request(url, options, (response) => {
      response.resume().on('close', () => resolve(response.complete ? (response.statusCode ?? 0) : 0));
    })
      .on('error', () => resolve(0))
      .end(body);
  });
}
