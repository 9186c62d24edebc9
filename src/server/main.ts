import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { limitAllocator } from './startup/memory-allocator.ts';

const dev = process.argv.includes('--dev');
// What watches the files in development knows this process only.
if (!dev) limitAllocator();

// Later starts reuse the compiled code. Must be enabled before the other modules are imported.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/node'));
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
const { start } = await import('./start.ts');
const { exitWithStartError } = await import('./start-error.ts');
const { createLog } = await import('./observability/log.ts');
const starting = start(result.config, result.warnings).catch(exitWithStartError);
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(
    signal,
    () => void starting.then((server) => server.stop()).then(() => process.exit(0), exitWithFailure),
  );
}
await starting;
// From now on the failure of a background job is no reason to end the shop.
const log = createLog(result.config);
process.on('unhandledRejection', (err) => log.error({ err }, 'a background job failed'));
flushCompileCache();

function exitWithFailure(error: unknown): never {
  process.stderr.write(`The shop could not be closed: ${String(error)}\n`);
  process.exit(1);
}
