import { workerData } from 'node:worker_threads';
import { CPU_MS_PER_PAGE, MAX_CPU_MS, MAX_PROCESS_BYTES, TIMEOUT_SIGNAL } from './reading-limits.ts';

/** `deadline` in epoch ms, 0 while nothing is read; `pages` is the number of pages read. */
export type WatchdogData = { deadline: BigInt64Array; pages: Int32Array };

const CHECK_INTERVAL_MS = 20;
const { deadline, pages }: WatchdogData = workerData;
let currentDeadline = 0n;
let usedBefore = 0;

// Runs in a thread of its own, because reading may block the main thread for ever.
setInterval(() => {
  const moment = Atomics.load(deadline, 0);
  const { user, system } = process.cpuUsage();
  const used = (user + system) / 1000;
  if (moment !== currentDeadline) [currentDeadline, usedBefore] = [moment, used];
  const maxCpuMs = MAX_CPU_MS + CPU_MS_PER_PAGE * Atomics.load(pages, 0);
  const isOverdue = moment !== 0n && (Date.now() > Number(moment) || used - usedBefore > maxCpuMs);
  if (isOverdue) process.kill(process.pid, TIMEOUT_SIGNAL);
  else if (process.memoryUsage.rss() > MAX_PROCESS_BYTES) process.kill(process.pid, 'SIGKILL');
}, CHECK_INTERVAL_MS);
