import { workerData } from 'node:worker_threads';

/** `until` holds the moment at which the reading must be over, in epoch ms; 0 when nothing is read. */
export type Guarded = { mostBytes: number; until: BigInt64Array };

const WATCH_MS = 20;
const { mostBytes, until }: Guarded = workerData;

// A thread beside the reading, which may be busy for ever: it ends the process that has taken too much, and one whose
// server is gone.
setInterval(() => {
  const moment = Number(Atomics.load(until, 0));
  const isLate = moment !== 0 && Date.now() > moment;
  if (isLate || process.memoryUsage.rss() > mostBytes) process.kill(process.pid, 'SIGKILL');
}, WATCH_MS);
