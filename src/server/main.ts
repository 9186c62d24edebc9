import { readConfig } from './config.ts';

const dev = process.argv.includes('--dev');
const read = readConfig({ ...process.env, NODE_ENV: dev ? 'development' : process.env.NODE_ENV });
if (!read.ok) {
  process.stderr.write(`The settings are not right:\n${read.problems.map((problem) => `  ${problem}\n`).join('')}`);
  process.exit(1);
}

// React chooses its build by this when it is loaded, so the rest is imported after it is set.
process.env.NODE_ENV = read.config.production ? 'production' : 'development';
const { start } = await import('./start.ts');
const server = await start(read.config);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void server.stop().then(() => process.exit(0)));
}
