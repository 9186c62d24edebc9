import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

// Starts after the first need not strip and compile everything again; the rest is imported when this is set.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/node'));
const { readConfig } = await import('./config.ts');

const dev = process.argv.includes('--dev');
const read = readConfig({ ...process.env, NODE_ENV: dev ? 'development' : process.env.NODE_ENV });
if (!read.ok) {
  process.stderr.write(`The settings are not right:\n${read.problems.map((problem) => `  ${problem}\n`).join('')}`);
  process.exit(1);
}

// React chooses its build by this when it is loaded.
process.env.NODE_ENV = read.config.production ? 'production' : 'development';
const { start } = await import('./start.ts');
const server = await start(read.config);
flushCompileCache();

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void server.stop().then(() => process.exit(0)));
}
