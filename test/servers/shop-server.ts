import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { api } from '#contract/urls/shop-urls.ts';

const ROOT = join(import.meta.dirname, '../..');
const START_TIMEOUT_MS = 60_000;
/** As `npm start` has it: 75 MB less in use under load, for a tenth more time to make a page. */
const NODE_FLAGS = ['--max-semi-space-size=8'];

/** Without one the server would make up a password and print it. */
export const ADMINISTRATOR = { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'only-for-these-tests' };

export type ShopServer = { url: string; pid: number; readyAfterMs: number; stop: () => Promise<void> };

/** Starts the real server, on a free port unless `env` has one, and waits until it is ready. `env` needs a DATA_DIR. */
export async function startShopServer(env: Record<string, string> & { DATA_DIR: string }): Promise<ShopServer> {
  const port = env.PORT ?? (await freePort());
  const began = performance.now();
  const server = spawn(process.execPath, [...NODE_FLAGS, 'src/server/main.ts'], {
    cwd: ROOT,
    env: { LOG_LEVEL: 'warn', ...process.env, ...ADMINISTRATOR, ...env, HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  try {
    await waitUntilReady(server, `${url}${api.health}`);
  } catch (error) {
    await stop(server);
    throw error;
  }
  return { url, pid: server.pid ?? 0, readyAfterMs: performance.now() - began, stop: () => stop(server) };
}

async function waitUntilReady(server: ChildProcess, health: string): Promise<void> {
  const until = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < until) {
    if (hasEnded(server)) throw new Error(`the shop's server ended by itself (code ${server.exitCode})`);
    const status = await fetch(health).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    await pause(20);
  }
  throw new Error(`the shop's server was not ready after ${START_TIMEOUT_MS} ms`);
}

async function stop(server: ChildProcess): Promise<void> {
  if (hasEnded(server)) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  const force = setTimeout(() => server.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(force);
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
