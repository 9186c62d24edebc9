import { Worker } from 'node:worker_threads';
import type { ProcessMessage } from './child-process.ts';
import { type ReadTask, readAndMatch } from './read-and-match.ts';
import { TIMEOUT_MS } from './reading-limits.ts';
import type { WatchdogData } from './watchdog.ts';

// Entry of the child process, which isolates the server from the memory and time that a file takes.

const deadline = new BigInt64Array(new SharedArrayBuffer(BigInt64Array.BYTES_PER_ELEMENT));
const pages = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
const workerData: WatchdogData = { deadline, pages };
new Worker(new URL('./watchdog.ts', import.meta.url), { workerData }).unref();

// Ended by the server, at the latest when the server exits.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => {});
process.once('disconnect', () => process.exit());

process.on('message', async (task: ReadTask) => {
  Atomics.store(pages, 0, 0);
  Atomics.store(deadline, 0, BigInt(Date.now() + TIMEOUT_MS));
  const message = await readTask(task);
  Atomics.store(deadline, 0, 0n);
  process.send?.(message);
});

async function readTask(task: ReadTask): Promise<ProcessMessage> {
  try {
    return { read: await readAndMatch(task, () => Atomics.add(pages, 0, 1)) };
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
