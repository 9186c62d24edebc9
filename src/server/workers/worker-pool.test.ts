import { mkdtemp, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from '../../../test/servers/project-copy.ts';
import { listen } from '../listen.ts';
import { nextDelay } from './worker-pool.ts';

let copy: ProjectCopy;
let env: { DATA_DIR: string; WORKERS: string };
beforeAll(async () => {
  copy = await copyProject();
});
afterAll(async () => copy.remove());
beforeEach(async () => {
  env = { DATA_DIR: await mkdtemp(join(copy.elsewhere, 'data-')), WORKERS: '2' };
});
afterEach(() => copy.killAll());

const eventually = <Value>(read: () => Value) => expect.poll(read, { timeout: 20_000 });
const workersOf = async (pid: number) =>
  (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ').filter(Boolean).map(Number);
const statusOf = async (port: string) => {
  const response = await fetch(`http://127.0.0.1:${port}/api/health`, { headers: { connection: 'close' } });
  return response.status;
};

describe.runIf(process.platform === 'linux')('several workers', () => {
  it('share a port, are started again when they end, and close without breaking a request', async () => {
    const shop = await copy.open(env);
    await eventually(() => workersOf(shop.pid)).toHaveLength(2);
    await eventually(() => shop.output.stdout).toContain('all workers are open');
    expect(shop.output.stdout.match(/Contraseña/g)).toHaveLength(1);
    const [first, second] = await workersOf(shop.pid);

    process.kill(first ?? 0, 'SIGKILL');
    await eventually(() => workersOf(shop.pid)).not.toContain(first);
    for (let time = 0; time < 20; time += 1) expect(await statusOf(shop.port)).toBe(200);
    await eventually(() => workersOf(shop.pid)).toHaveLength(2);
    expect(await workersOf(shop.pid)).toContain(second);

    const outcomes = new Set<number | string>();
    const visit = async () => {
      while (!outcomes.has('ECONNREFUSED')) outcomes.add(await statusOf(shop.port).catch((error) => error.cause.code));
    };
    const visiting = Array.from({ length: 4 }, visit);
    await eventually(() => outcomes.size).toBe(1);
    const stopped = shop.stop();
    await Promise.all(visiting);
    expect([...outcomes]).toEqual([200, 'ECONNREFUSED']);
    expect((await stopped).code).toBe(0);
  });

  it('leave no request without an end when one of them is killed', async () => {
    const shop = await copy.open(env);
    await eventually(() => shop.output.stdout).toContain('all workers are open');
    const waiting = new Set<Promise<number>>();
    const visit = () => {
      const status = statusOf(shop.port);
      waiting.add(status);
      status.then(
        () => waiting.delete(status),
        () => waiting.delete(status),
      );
    };
    const visiting = setInterval(visit, 2);
    for (let round = 0; round < 3; round += 1) {
      await pause(500);
      const [first = 0] = await workersOf(shop.pid);
      process.kill(first, 'SIGKILL');
      await eventually(() => workersOf(shop.pid)).not.toContain(first);
      await eventually(() => workersOf(shop.pid)).toHaveLength(2);
    }
    clearInterval(visiting);
    await eventually(() => waiting.size).toBe(0);
    await shop.stop();
  });

  it('end with the process that started them, and with an error when the port is in use', async () => {
    const taken = createServer();
    const port = await listen(taken, { port: 0, host: '127.0.0.1' });
    const { code, stderr } = await copy.startAndExit({ ...env, PORT: String(port) });
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining(`Port ${port} is in use`) });
    taken.close();

    const shop = await copy.open(env);
    await eventually(() => workersOf(shop.pid)).toHaveLength(2);
    await shop.stop('SIGKILL');
    await eventually(() => isOpen(shop.port)).toBe(false);
  });

  it('add up their metrics', async () => {
    const free = createServer();
    const METRICS_PORT = String(await listen(free, { port: 0, host: '127.0.0.1' }));
    await new Promise((resolve) => free.close(resolve));
    const shop = await copy.open({ ...env, METRICS_PORT });
    await eventually(() => shop.output.stdout).toContain('all workers are open');
    for (let time = 0; time < 6; time += 1) await statusOf(shop.port);
    const metrics = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
    expect(metrics).toMatch(/request_duration_seconds_count\{[^}]*health[^}]*\} 6\n/);
  });
});

it('waits longer each time that a worker ends at once', () => {
  const delays = [0, 0, 0, 0, 0, 0, 0, 0].reduce<number[]>(
    (all) => [...all, nextDelay({ lastDelay: all.at(-1) ?? 0, livedMs: 100 })],
    [],
  );
  expect(delays).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  expect(nextDelay({ lastDelay: 4000, livedMs: 60_000 })).toBe(0);
});

async function isOpen(port: string): Promise<boolean> {
  return statusOf(port).then(
    () => true,
    () => false,
  );
}
