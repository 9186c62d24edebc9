import { workerData } from 'node:worker_threads';
import { LATE, MOST_BYTES, MOST_CPU_MS, PAGE_CPU_MS } from './reading-limits.ts';

/** `until` holds the moment at which the reading must be over, in epoch ms; 0 when nothing is read. `pages` were read. */
export type Guarded = { until: BigInt64Array; pages: Int32Array };

const WATCH_MS = 20;
const { until, pages }: Guarded = workerData;
let reading = 0n;
let usedBefore = 0;

// A thread beside the reading, which may be busy for ever: it ends the process that has taken too much, and one whose
// server is gone.
setInterval(() => {
  const moment = Atomics.load(until, 0);
  const { user, system } = process.cpuUsage();
  const used = (user + system) / 1000;
  if (moment !== reading) [reading, usedBefore] = [moment, used];
  const mostCpuMs = MOST_CPU_MS + PAGE_CPU_MS * Atomics.load(pages, 0);
  const isLate = moment !== 0n && (Date.now() > Number(moment) || used - usedBefore > mostCpuMs);
  if (isLate) process.kill(process.pid, LATE);
  else if (process.memoryUsage.rss() > MOST_BYTES) process.kill(process.pid, 'SIGKILL');
}, WATCH_MS);
