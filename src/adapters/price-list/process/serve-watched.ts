import { Worker } from 'node:worker_threads';
import { serveTasks } from '../../child-process/serve-tasks.ts';
import { TIMEOUT_MS } from './reading-limits.ts';
import type { WatchdogData } from './watchdog.ts';

/** The program of a reader's process: runs `read`, whose process ends itself when a file takes too much. */
export function serveWatched<Task, Result>(read: (task: Task, onPage: () => void) => Promise<Result>): void {
  const deadline = new BigInt64Array(new SharedArrayBuffer(BigInt64Array.BYTES_PER_ELEMENT));
  const pages = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const workerData: WatchdogData = { deadline, pages };
  new Worker(new URL('./watchdog.ts', import.meta.url), { workerData }).unref();

  serveTasks(async (task: Task) => {
    Atomics.store(pages, 0, 0);
    Atomics.store(deadline, 0, BigInt(Date.now() + TIMEOUT_MS));
    try {
      return await read(task, () => Atomics.add(pages, 0, 1));
    } finally {
      Atomics.store(deadline, 0, 0n);
    }
  });
}
