import autocannon from 'autocannon';

const CONNECTIONS = 32;

/** Answers with status 200 per second, time of an answer in milliseconds, and how many answers were anything else. */
export type Figures = { perSecond: number; p50: number; p99: number; failed: number };

type Target = {
  origin: string;
  /** The one path that is asked, or what gives the path of each request (which costs the generator some speed). */
  path: string | (() => string);
  seconds: number;
  connections?: number;
};

/** Asks a server on this machine as fast as it answers, for a while. */
export async function load({ origin, path, seconds, connections = CONNECTIONS }: Target): Promise<Figures> {
  const run = autocannon({
    url: typeof path === 'string' ? origin + path : origin,
    connections,
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
    failed: times.length - good + errors,
  };
}
