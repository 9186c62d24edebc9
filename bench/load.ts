import autocannon from 'autocannon';
import { cpuMs } from '../test/report/process-usage.ts';

/** Many shoppers at once. */
const CONNECTIONS = 32;

/** One call of the load. */
export type LoadCall = { path: string; method?: string; headers?: Record<string, string>; body?: string };

/**
 * Answers with status 200 per second, time of an answer in milliseconds, processor time of the server for one answer in
 * microseconds (which other work on the machine does not change), and how many answers were anything else.
 */
export type Figures = { perSecond: number; p50: number; p99: number; processor: number; failed: number };

type LoadOptions = {
  server: { url: string; pid: number };
  /** The one path that is asked, or what gives each call (which costs the generator some speed). */
  asked: string | (() => LoadCall);
  seconds: number;
  connections?: number;
};

/** Asks a server on this machine as fast as it answers, for a while. */
export async function load({ server, asked, seconds, connections = CONNECTIONS }: LoadOptions): Promise<Figures> {
  const used = await cpuMs(server.pid);
  const run = autocannon({
    url: typeof asked === 'string' ? server.url + asked : server.url,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
    ...(typeof asked === 'function' && {
      requests: [
        {
          setupRequest: (request) => {
            const { headers, ...call } = asked();
            return { ...request, ...call, headers: { ...request.headers, ...headers } };
          },
        },
      ],
    }),
  });
  const times: number[] = [];
  // Autocannon itself rounds to whole milliseconds, which is too coarse here.
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
    processor: (((await cpuMs(server.pid)) - used) * 1000) / times.length,
    failed: times.length - good + errors,
  };
}
