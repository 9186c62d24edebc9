import { TaskProcess } from '../../child-process/task-process.ts';
import { TaskQueue } from '../../task-queue/task-queue.ts';
import { MAX_HEAP_MB, TIMEOUT_MS, TIMEOUT_SIGNAL } from './reading-limits.ts';

/** Why the reading of a file was ended; aborted by its signal. */
export type Interruption = 'time' | 'memory' | 'busy' | 'aborted';

type ReadOptions = { timeMs?: number; signal?: AbortSignal | undefined };

/**
 * Reads files in a child process, whose program is `entry`, one at a time. The process is killed when a file takes too
 * long or too much memory, and when `signal` is aborted.
 */
export function createFileReader<Task extends object, Result>(entry: URL) {
  const process = new TaskProcess<Task, Result>({ entry, execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`] });
  const queue = new TaskQueue({ concurrency: 1, maxWaiting: 4 });
  return async (task: Task, limits: ReadOptions = {}): Promise<Result | { ok: false; reason: Interruption }> => {
    const result = await queue.run(() => readWithin(process, task, limits), limits.signal);
    return result.ok ? result.value : result;
  };
}

async function readWithin<Task extends object, Result>(
  process: TaskProcess<Task, Result>,
  task: Task,
  { timeMs, signal }: ReadOptions,
): Promise<Result | { ok: false; reason: Interruption }> {
  let failure: Interruption | undefined;
  const end = (reason: Interruption) => {
    failure ??= reason;
    process.kill();
  };
  const abort = () => end('aborted');
  signal?.addEventListener('abort', abort, { once: true });
  const timeout = setTimeout(end, timeMs ?? TIMEOUT_MS, 'time');
  try {
    const outcome = await process.run(task);
    if ('result' in outcome) return outcome.result;
    if ('failed' in outcome) throw new Error(`a file was not read: ${outcome.failed}`);
    // By its watchdog, by us, or for lack of memory.
    return { ok: false, reason: outcome.killedBy === TIMEOUT_SIGNAL ? 'time' : (failure ?? 'memory') };
  } finally {
    clearTimeout(timeout);
    signal?.removeEventListener('abort', abort);
  }
}
