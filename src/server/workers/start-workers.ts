import type { Config } from '../config.ts';
import { createLog } from '../observability/log.ts';
import { serveWorkerMetrics } from '../observability/start-metrics.ts';
import { openWorkerPool } from './worker-pool.ts';

/** Opens the shop with several workers, and serves their metrics together. Throws StartError. */
export async function startWorkers(config: Config) {
  const log = createLog(config);
  const metrics = config.metrics && (await serveWorkerMetrics(config.metrics));
  const pool = await openWorkerPool({ count: config.workers, log });
  log.info({ workers: config.workers }, 'all workers are open');
  return {
    async stop() {
      await pool.stop();
      await metrics?.stop();
    },
  };
}
