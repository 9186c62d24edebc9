import autocannon from 'autocannon';
import { processorMs } from './process-figures.ts';

const CONNECTIONS = 32;

/**
 * Answers with status 200 per second, time of an answer in milliseconds, processor time of the server for one answer in
 * microseconds (which other work on the machine does not change), and how many answers were anything else.
 */
export type Figures = { perSecond: number; p50: number; p99: number; processor: number; failed: number };

type Target = {
  server: { url: string; pid: number };
  /** The one path that is asked, or what gives the path of each request (which costs the generator some speed). */
  path: string | (() => string);
  seconds: number;
};

/** Asks a server on this machine as fast as it answers, for a while. */
export async function load({ server, path, seconds }: Target): Promise<Figures> {
  const used = await processorMs(server.pid);
  const run = autocannon({
    url: typeof path === 'string' ? server.url + path : server.url,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
    ...(typeof path === 'function' && { requests: [{ setupRequest: (request) => ({ ...request, path: path() }) }] }),
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
    processor: (((await processorMs(server.pid)) - used) * 1000) / times.length,
    failed: times.length - good + errors,
  };
}
