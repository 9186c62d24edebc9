import { TaskProcess } from '../child-process/task-process.ts';
import { TaskQueue } from '../task-queue/task-queue.ts';
import { fileKind } from './file-kind.ts';
import { isCompleteFile } from './pdf/complete-file.ts';
import type { MatchResult, ReadTask } from './read-and-match.ts';
import { MAX_HEAP_MB, TIMEOUT_MS, TIMEOUT_SIGNAL } from './reading-limits.ts';

export type ReadFailure =
  | Extract<MatchResult, { ok: false }>['reason']
  | 'time'
  | 'memory'
  | 'busy'
  /** The signal was aborted. */
  | 'aborted';
export type ReadResult = Extract<MatchResult, { ok: true }> | { ok: false; reason: ReadFailure };

const reader = new TaskProcess<ReadTask, MatchResult>({
  entry: new URL('./read-process.ts', import.meta.url),
  execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`],
});
const queue = new TaskQueue({ concurrency: 1, maxWaiting: 4 });

type ReadOptions = { timeMs?: number; signal?: AbortSignal | undefined };

/**
 * Reads and matches lists in a child process, one at a time. The process is killed when the file takes too long or too
 * much memory, and when `signal` is aborted.
 */
export async function readPriceList(task: ReadTask, limits: ReadOptions = {}): Promise<ReadResult> {
  const kind = fileKind(task.bytes);
  if (kind !== 'pdf' && kind !== 'zip' && kind !== 'text') return { ok: false, reason: kind };
  if (kind === 'pdf' && !isCompleteFile(task.bytes)) return { ok: false, reason: 'cut-off' };
  const result = await queue.run(() => readWithin(task, limits), limits.signal);
  return result.ok ? result.value : result;
}

async function readWithin(task: ReadTask, { timeMs, signal }: ReadOptions): Promise<ReadResult> {
  let failure: ReadFailure | undefined;
  const end = (reason: ReadFailure) => {
    failure ??= reason;
    reader.kill();
  };
  const abort = () => end('aborted');
  signal?.addEventListener('abort', abort, { once: true });
  const timeout = setTimeout(end, timeMs ?? TIMEOUT_MS, 'time');
  try {
    const outcome = await reader.run(task);
    if ('result' in outcome) return outcome.result;
    if ('failed' in outcome) throw new Error(`a price list was not read: ${outcome.failed}`);
    // By its watchdog, by us, or for lack of memory.
    return { ok: false, reason: outcome.killedBy === TIMEOUT_SIGNAL ? 'time' : (failure ?? 'memory') };
  } finally {
    clearTimeout(timeout);
    signal?.removeEventListener('abort', abort);
  }
}
