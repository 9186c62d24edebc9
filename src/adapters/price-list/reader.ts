import { Piscina } from 'piscina';
import { looksLikePdf } from './read-pages.ts';
import type { ListRead, ReadTask } from './read-worker.ts';

export type ReadFailure = Extract<ListRead, { ok: false }>['reason'] | 'time' | 'memory' | 'busy';
export type Reading = Extract<ListRead, { ok: true }> | { ok: false; reason: ReadFailure };

/** Longest that a file may take; thirty pages with a thousand rows take about two seconds. */
const TIME_MS = 12_000;
const HEAP_MB = 384;
/** Of the worker alone, with what a file inflates to, which does not count as heap. */
const MOST_BYTES = 512 * 1024 * 1024;
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
export async function readPriceList(task: ReadTask, { timeMs = TIME_MS }: { timeMs?: number } = {}): Promise<Reading> {
  if (!looksLikePdf(task.bytes)) return { ok: false, reason: 'not-pdf' };
  if (pool.queueSize >= MOST_WAITING) return { ok: false, reason: 'busy' };
  const stop = new AbortController();
  let failure: ReadFailure | undefined;
  const end = (reason: ReadFailure) => {
    failure ??= reason;
    stop.abort();
  };
  const late = setTimeout(end, timeMs, 'time');
  const watch = setInterval(async () => {
    if ((await memoryOfWorkers()) > MOST_BYTES) end('memory');
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

/** Heap and buffers of the workers, in bytes; a worker answers this in the middle of its work. */
async function memoryOfWorkers(): Promise<number> {
  const asked = pool.threads.map((worker) => worker.getHeapStatistics());
  const told = await Promise.allSettled(asked);
  return told.reduce(
    (sum, one) => sum + (one.status === 'fulfilled' ? one.value.total_heap_size + one.value.external_memory : 0),
    0,
  );
}
