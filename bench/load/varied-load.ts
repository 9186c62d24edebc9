import autocannon from 'autocannon';
import { familyCpuMs } from '../../test/report/process-usage.ts';

/** As many shoppers at once. */
const CONNECTIONS = 32;

/** One request of the load. */
export type LoadCall = { path: string; method?: string; headers?: Record<string, string>; body?: string };

/**
 * Responses with status 200 per second, latency in milliseconds, CPU time of the server per response in microseconds
 * (independent of other load on the machine), and the number of responses with another status.
 */
export type Figures = { perSecond: number; p50: number; p99: number; processor: number; failed: number };

type LoadOptions = {
  server: { url: string; pid: number };
  /** One path, or a function that returns each call (which slows the load generator down). */
  calls: string | (() => LoadCall);
  seconds: number;
  connections?: number;
};

/** Sends requests to a server on this machine for some seconds, each as soon as the one before is answered. */
export async function load({ server, calls, seconds, connections = CONNECTIONS }: LoadOptions): Promise<Figures> {
  const used = await familyCpuMs(server.pid);
  const run = autocannon({
    url: typeof calls === 'string' ? server.url + calls : server.url,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
    ...(typeof calls === 'function' && {
      requests: [
        {
          setupRequest: (request) => {
            const { headers, ...call } = calls();
            return { ...request, ...call, headers: { ...request.headers, ...headers } };
          },
        },
      ],
    }),
  });
  const times: number[] = [];
  // Autocannon's own figures are rounded to whole milliseconds, which is too coarse here.
  run.on('response', (_client: unknown, _status: number, _bytes: number, milliseconds: number) =>
    times.push(milliseconds),
  );
  const { duration, errors, statusCodeStats } = await run;
  const good = statusCodeStats['200']?.count ?? 0;
  times.sort((a, b) => a - b);
  const percentile = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN;
  return {
    perSecond: good / duration,
    p50: percentile(0.5),
    p99: percentile(0.99),
    processor: (((await familyCpuMs(server.pid)) - used) * 1000) / times.length,
    failed: times.length - good + errors,
  };
}
