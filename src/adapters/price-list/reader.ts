import { Piscina } from 'piscina';
import { looksLikePdf } from './read-pages.ts';
import type { ListRead, ReadTask } from './read-worker.ts';

export type ReadFailure = Extract<ListRead, { ok: false }>['reason'] | 'time' | 'memory' | 'busy';
export type Reading = Extract<ListRead, { ok: true }> | { ok: false; reason: ReadFailure };

/** Longest that a file may take; thirty pages with a thousand rows take about two seconds. */
const TIME_MS = 12_000;
const HEAP_MB = 384;
/** How much the process may grow meanwhile: what a file inflates to does not count as heap. */
const GROWTH_BYTES = 700 * 1024 * 1024;
const WATCH_MS = 40;
const MOST_WAITING = 2;

const pool = new Piscina<ReadTask, ListRead>({
  filename: new URL('./read-worker.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  maxQueue: MOST_WAITING,
  idleTimeout: 20_000,
  resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
});

/** Reads and matches a list in a worker, which is ended when the file takes too long or too much memory. */
export async function readPriceList(task: ReadTask): Promise<Reading> {
  if (!looksLikePdf(task.bytes)) return { ok: false, reason: 'not-pdf' };
  if (pool.queueSize >= MOST_WAITING) return { ok: false, reason: 'busy' };
  const stop = new AbortController();
  const before = process.memoryUsage.rss();
  let failure: ReadFailure | undefined;
  const end = (reason: ReadFailure) => {
    failure ??= reason;
    stop.abort();
  };
  const late = setTimeout(end, TIME_MS, 'time');
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() - before > GROWTH_BYTES) end('memory');
  }, WATCH_MS);
  try {
    return await pool.run(task, { signal: stop.signal });
  } catch (error) {
    if (failure) return { ok: false, reason: failure };
    if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
      return { ok: false, reason: 'memory' };
    throw error;
  } finally {
    clearTimeout(late);
    clearInterval(watch);
  }
}
