import { TaskQueue } from '../task-queue/task-queue.ts';
import { killProcess, readInProcess } from './child-process.ts';
import { isCompleteFile } from './complete-file.ts';
import type { MatchResult, ReadTask } from './read-and-match.ts';
import { looksLikePdf } from './read-pages.ts';
import { TIMEOUT_MS } from './reading-limits.ts';

export type ReadFailure =
  | Extract<MatchResult, { ok: false }>['reason']
  | 'cut-off'
  | 'time'
  | 'memory'
  | 'busy'
  /** The signal was aborted. */
  | 'aborted';
export type ReadResult = Extract<MatchResult, { ok: true }> | { ok: false; reason: ReadFailure };

const queue = new TaskQueue({ concurrency: 1, maxWaiting: 4 });

type ReadOptions = { timeMs?: number; signal?: AbortSignal | undefined };

/**
 * Reads and matches lists in a child process, one at a time. The process is killed when the file takes too long or too
 * much memory, and when `signal` is aborted.
 */
export async function readPriceList(task: ReadTask, limits: ReadOptions = {}): Promise<ReadResult> {
  if (!looksLikePdf(task.bytes)) return { ok: false, reason: 'not-pdf' };
  if (!isCompleteFile(task.bytes)) return { ok: false, reason: 'cut-off' };
  const result = await queue.run(() => readWithin(task, limits), limits.signal);
  return result.ok ? result.value : result;
}

async function readWithin(task: ReadTask, { timeMs, signal }: ReadOptions): Promise<ReadResult> {
  let failure: ReadFailure | undefined;
  const end = (reason: ReadFailure) => {
    failure ??= reason;
    killProcess();
  };
  const abort = () => end('aborted');
  signal?.addEventListener('abort', abort, { once: true });
  const timeout = setTimeout(end, timeMs ?? TIMEOUT_MS, 'time');
  try {
    const outcome = await readInProcess(task);
    if (outcome === 'timeout') return { ok: false, reason: 'time' };
    if (outcome === 'killed') return { ok: false, reason: failure ?? 'memory' };
    if ('failed' in outcome) throw new Error(`a price list was not read: ${outcome.failed}`);
    return outcome.read;
  } finally {
    clearTimeout(timeout);
    signal?.removeEventListener('abort', abort);
  }
}
