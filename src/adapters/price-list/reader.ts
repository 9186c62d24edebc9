import { Piscina } from 'piscina';
import { looksLikePdf } from './read-pages.ts';
import type { ListRead, ReadTask } from './read-worker.ts';
import { Turns } from './turns.ts';
import { isWhole } from './whole-file.ts';

export type ReadFailure =
  | Extract<ListRead, { ok: false }>['reason']
  | 'cut-off'
  | 'time'
  | 'memory'
  | 'busy'
  /** Whoever asked does not wait for the answer any more. */
  | 'gone';
export type Reading = Extract<ListRead, { ok: true }> | { ok: false; reason: ReadFailure };

/** Longest that a file may take; thirty pages with a thousand rows take about a second. */
const TIME_MS = 9_000;
const HEAP_MB = 384;
/** Of the worker alone, with what a file inflates to, which does not count as heap. */
const MOST_BYTES = 512 * 1024 * 1024;
const WATCH_MS = 40;

const turns = new Turns({ mostWaiting: 4 });

const pool = new Piscina<ReadTask, ListRead>({
  filename: new URL('./read-worker.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 20_000,
  // The shop goes first.
  niceIncrement: 10,
  resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
});

type Limits = { timeMs?: number; signal?: AbortSignal | undefined };

/**
 * Reads and matches a list in a worker, one after another. The worker is ended when the file takes too long or too much
 * memory, and when `signal` says that nobody waits for it any more.
 */
export async function readPriceList(task: ReadTask, { timeMs = TIME_MS, signal }: Limits = {}): Promise<Reading> {
  if (!looksLikePdf(task.bytes)) return { ok: false, reason: 'not-pdf' };
  if (!isWhole(task.bytes)) return { ok: false, reason: 'cut-off' };
  const turn = await turns.take(signal);
  if (!turn.ok) return turn;
  try {
    return await readWithin(task, { timeMs, signal });
  } finally {
    turn.end();
  }
}

async function readWithin(task: ReadTask, { timeMs, signal }: Limits): Promise<Reading> {
  const stop = new AbortController();
  let failure: ReadFailure | undefined;
  const end = (reason: ReadFailure) => {
    failure ??= reason;
    stop.abort();
  };
  const leave = () => end('gone');
  signal?.addEventListener('abort', leave, { once: true });
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
    signal?.removeEventListener('abort', leave);
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
