import { workerData } from 'node:worker_threads';
import { CPU_MS_PER_PAGE, MAX_CPU_MS, MAX_PROCESS_BYTES, TIMEOUT_SIGNAL } from './reading-limits.ts';

/** `until` holds the moment at which the reading must be over, in epoch ms; 0 when nothing is read. `pages` were read. */
export type WatchdogData = { until: BigInt64Array; pages: Int32Array };

const CHECK_INTERVAL_MS = 20;
const { until, pages }: WatchdogData = workerData;
let reading = 0n;
let usedBefore = 0;

// A thread beside the reading, which may be busy for ever: it ends the process that has taken too much, and one whose
// server is gone.
setInterval(() => {
  const moment = Atomics.load(until, 0);
  const { user, system } = process.cpuUsage();
  const used = (user + system) / 1000;
  if (moment !== reading) [reading, usedBefore] = [moment, used];
  const mostCpuMs = MAX_CPU_MS + CPU_MS_PER_PAGE * Atomics.load(pages, 0);
  const isLate = moment !== 0n && (Date.now() > Number(moment) || used - usedBefore > mostCpuMs);
  if (isLate) process.kill(process.pid, TIMEOUT_SIGNAL);
  else if (process.memoryUsage.rss() > MAX_PROCESS_BYTES) process.kill(process.pid, 'SIGKILL');
}, CHECK_INTERVAL_MS);
