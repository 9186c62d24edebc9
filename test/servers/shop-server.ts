import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { api } from '#contract/urls/shop-urls.ts';
import { freePort } from './free-port.ts';

const ROOT = join(import.meta.dirname, '../..');
const START_TIMEOUT_MS = 60_000;

/** Of the first administrator; without them the server would generate a password and print it. */
export const credentials = { email: 'admin@example.com', password: 'only-for-these-tests' };

export type ShopServer = { url: string; pid: number; readyAfterMs: number; stop: () => Promise<void> };

/** Starts the real server, on a free port unless `env` has one, and waits until it is ready; `root`: of which checkout. */
export async function startShopServer(
  env: Record<string, string> & { DATA_DIR: string },
  root = ROOT,
): Promise<ShopServer> {
  const port = env.PORT ?? (await freePort());
  const startedAt = performance.now();
  const server = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: root,
    env: {
      LOG_LEVEL: 'warn',
      ...process.env,
      ADMIN_EMAIL: credentials.email,
      ADMIN_PASSWORD: credentials.password,
      ...env,
      HOST: '127.0.0.1',
      PORT: String(port),
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  try {
    await waitUntilReady(server, `${url}${api.ready}`);
  } catch (error) {
    await stop(server);
    throw error;
  }
  return { url, pid: server.pid ?? 0, readyAfterMs: performance.now() - startedAt, stop: () => stop(server) };
}

async function waitUntilReady(server: ChildProcess, health: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (hasExited(server)) throw new Error(`the shop's server exited (code ${server.exitCode})`);
    const status = await fetch(health).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return;
    await pause(20);
  }
  throw new Error(`the shop's server was not ready after ${START_TIMEOUT_MS} ms`);
}

async function stop(server: ChildProcess): Promise<void> {
  if (hasExited(server)) return;
  const exited = once(server, 'exit');
  server.kill('SIGTERM');
  const forceKill = setTimeout(() => server.kill('SIGKILL'), 10_000);
  await exited;
  clearTimeout(forceKill);
}

function hasExited({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
