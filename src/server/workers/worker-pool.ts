import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { Logger } from 'pino';
import { StartError } from '../start-error.ts';
import { closeHandedConnection } from './handed-connection.ts';
import { WORKER_NUMBER } from './worker-number.ts';

/** One that ends sooner may end again for the same reason. */
const SHORT_LIFE_MS = 10_000;
const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 30_000;
/** Longer than a server waits for its last requests. */
const STOP_TIMEOUT_MS = 15_000;

export type WorkerPool = { stop: () => Promise<void> };

/**
 * Starts this program that many times behind one port, which this process keeps while workers end and are started again.
 * The first one is alone until it listens, so that one migrates the database. Throws StartError when one cannot start.
 */
export async function openWorkerPool({ count, log }: { count: number; log: Logger }): Promise<WorkerPool> {
  const running = new Set<Worker>();
  const delays = new Set<NodeJS.Timeout>();
  let isOpen = false;

  const stop = async () => {
    isOpen = false;
    for (const delay of delays) clearTimeout(delay);
    await Promise.all([...running].map(end));
  };

  /** Resolves when the worker listens. */
  const open = (number: number, lastDelay = 0): Promise<void> => {
    const worker = cluster.fork({ [WORKER_NUMBER]: String(number) });
    const startedAt = Date.now();
    running.add(worker);
    closeHandedConnection(worker);
    return new Promise((resolve, reject) => {
      worker.once('listening', () => resolve());
      worker.once('exit', (code, signal) => {
        running.delete(worker);
        reject(new StartError(`Worker ${number} ended while it started (${signal ?? code}).`));
        if (!isOpen) return;
        const delay = nextDelay({ lastDelay, livedMs: Date.now() - startedAt });
        log.error({ worker: number, code, signal, delay }, 'a worker ended; starting it again');
        const timer = setTimeout(() => {
          delays.delete(timer);
          open(number, delay).catch(() => {});
        }, delay);
        delays.add(timer);
      });
    });
  };

  try {
    await open(1);
    await Promise.all(Array.from({ length: count - 1 }, (_, index) => open(index + 2)));
  } catch (error) {
    await stop();
    throw error;
  }
  isOpen = true;
  return { stop };
}

/** Milliseconds; at once for one that has lived long. */
export function nextDelay({ lastDelay, livedMs }: { lastDelay: number; livedMs: number }): number {
  if (livedMs >= SHORT_LIFE_MS) return 0;
  return Math.min(Math.max(2 * lastDelay, FIRST_DELAY_MS), MAX_DELAY_MS);
}

async function end(worker: Worker): Promise<void> {
  if (worker.isDead()) return;
  const ended = once(worker, 'exit');
  worker.process.kill('SIGTERM');
  const force = setTimeout(() => worker.process.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(force);
}
