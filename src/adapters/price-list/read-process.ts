import { Worker } from 'node:worker_threads';
import type { ProcessMessage } from './process-protocol.ts';
import { type ReadTask, readAndMatch } from './read-and-match.ts';
import { TIMEOUT_MS } from './reading-limits.ts';
import type { WatchdogData } from './watchdog.ts';

// A process of its own: what a file does to memory and time ends with it, and the server's thread is not held up.

const until = new BigInt64Array(new SharedArrayBuffer(BigInt64Array.BYTES_PER_ELEMENT));
const pages = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
const workerData: WatchdogData = { until, pages };
new Worker(new URL('./watchdog.ts', import.meta.url), { workerData }).unref();

// The server decides when this ends; it goes at the latest when the server does.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => {});
process.once('disconnect', () => process.exit());

process.on('message', async (task: ReadTask) => {
  Atomics.store(pages, 0, 0);
  Atomics.store(until, 0, BigInt(Date.now() + TIMEOUT_MS));
  const told = await answer(task);
  Atomics.store(until, 0, 0n);
  process.send?.(told);
});

async function answer(task: ReadTask): Promise<ProcessMessage> {
  try {
    return { read: await readAndMatch(task, () => Atomics.add(pages, 0, 1)) };
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
