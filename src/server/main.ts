import cluster from 'node:cluster';
import { enableCompileCache, flushCompileCache } from 'node:module';
import type { Config } from './config.ts';
import { applyEnvironment, COMPILE_CACHE } from './startup/process-environment.ts';

const dev = process.argv.includes('--dev');
// What watches the files in development knows this process only.
if (!dev) applyEnvironment();

// Where the environment has not done it. Must be enabled before the other modules are imported.
enableCompileCache(COMPILE_CACHE);
const { readConfig } = await import('./config.ts');

const result = readConfig({ ...process.env, NODE_ENV: dev ? 'development' : process.env.NODE_ENV });
if (!result.ok) {
  const lines = [...result.problems, ...result.warnings].map((text) => `  ${text}\n`);
  process.stderr.write(`The settings are not right:\n${lines.join('')}`);
  process.exit(1);
}

// The data of the shop is nobody else's on this machine.
process.umask(0o077);
// React chooses its development or production build when it is loaded.
process.env.NODE_ENV = result.config.production ? 'production' : 'development';
const { exitWithStartError } = await import('./start-error.ts');
const { createLog } = await import('./observability/log.ts');
const stopping = new AbortController();
const starting = open(result).catch(exitWithStartError);
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    // Told again by an interrupted terminal, the process that forked a worker, or a signal to the whole group.
    if (stopping.signal.aborted) return;
    stopping.abort();
    void starting.then((server) => server.stop()).then(() => process.exit(0), exitWithFailure);
  });
}
await starting;
// From now on the failure of a background job is no reason to end the shop.
const log = createLog(result.config);
process.on('unhandledRejection', (err) => log.error({ err }, 'a background job failed'));
flushCompileCache();

async function open({ config, warnings }: { config: Config; warnings: string[] }): Promise<{ stop(): Promise<void> }> {
  if (config.workers > 1 && cluster.isPrimary) {
    const { startWorkers } = await import('./workers/start-workers.ts');
    return startWorkers(config);
  }
  const { start } = await import('./start.ts');
  const { isFirstWorker } = await import('./workers/worker-number.ts');
  return start(config, { warnings, isFirst: isFirstWorker(), signal: stopping.signal });
}

function exitWithFailure(error: unknown): never {
  process.stderr.write(`The shop could not be closed: ${String(error)}\n`);
  process.exit(1);
}
