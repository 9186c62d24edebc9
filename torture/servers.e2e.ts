import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { api } from '#contract/urls/shop-urls.ts';
import { newDatabase, startPostgres } from '../test/servers/postgres-server.ts';
import { startShopServer } from '../test/servers/shop-server.ts';
import { requestMadeUpHosts, signInAtHost } from './hosts.ts';
import { killDuringWrites } from './kills/kill.ts';
import { killDuringPriceLists } from './kills/kill-price-list.ts';
import { oddPaths, requestOddPaths } from './odd-paths.ts';

/** A short run; `npm run torture` repeats the same for long. */
test.describe('the server', () => {
  test('[M6-7] returns nothing protected, however a path is spelled', async () => {
    expect(oddPaths.length).toBeGreaterThan(500);
    const statuses = await requestOddPaths(process.env.SHOP_URL ?? '');
    expect(statuses.get(401)).toBeGreaterThan(0);
  });

  test('names its own address, whatever host it is asked by', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'shop-hosts-'));
    const server = await startShopServer({ DATA_DIR: folder, DATABASE_URL: '', DEMO: '0' });
    try {
      await requestMadeUpHosts(server.url, 100);
      await signInAtHost(server.url);
    } finally {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    }
  });

  test('behind a proxy that ends https, says so to browsers, and believes no one else', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'shop-https-'));
    const start = (env: Record<string, string>) =>
      startShopServer({ DATA_DIR: folder, DATABASE_URL: '', DEMO: '0', ...env });
    const hsts = async (url: string, path: string, protocol: string) =>
      (await fetch(url + path, { headers: { 'x-forwarded-proto': protocol } })).headers.get(
        'strict-transport-security',
      );
    const YEAR = 'max-age=31536000';
    try {
      const behindProxy = await start({ PUBLIC_URL: 'http://tienda.example', TRUSTED_PROXIES: '127.0.0.1' });
      for (const path of ['/', '/api/brands/all', '/robots.txt', '/favicon.svg', '/no-existe'])
        expect([await hsts(behindProxy.url, path, 'https'), await hsts(behindProxy.url, path, 'http')]).toEqual([
          YEAR,
          null,
        ]);
      await behindProxy.stop();
      const fixed = await start({ PUBLIC_URL: 'https://tienda.example' });
      expect(await hsts(fixed.url, '/', 'http')).toBe(YEAR);
      await fixed.stop();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  test('killed during writes, has every acknowledged write and no partial one', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'shop-kill-'));
    try {
      const { acknowledged } = await killDuringWrites({ folder }, 2);
      expect(acknowledged).toBeGreaterThan(0);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  for (const [kind, rounds] of [
    ['SQLite', 2],
    ['PostgreSQL', 1],
  ] as const) {
    test(`killed around the confirm and the undo of a list, has all prices or none, once, on ${kind}`, async () => {
      const folder = await mkdtemp(join(tmpdir(), 'shop-kill-'));
      const postgres = kind === 'PostgreSQL' ? await startPostgres() : undefined;
      try {
        const place = postgres ? { folder, databaseUrl: await newDatabase(postgres.url) } : { folder };
        const { answered, committed, rolledBack } = await killDuringPriceLists(place, rounds);
        expect(answered + committed + rolledBack).toBe(rounds);
      } finally {
        await postgres?.stop();
        await rm(folder, { recursive: true, force: true });
      }
    });
  }

  test('outlives the failure of a background job', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'shop-job-'));
    const job = 'process.on("SIGUSR2", () => Promise.reject(Error("a job")))';
    const server = await startShopServer({
      DATA_DIR: folder,
      DEMO: '0',
      LOG_LEVEL: 'silent',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(job)}`,
    });
    try {
      for (let failure = 0; failure < 3; failure += 1) {
        await pause(300);
        process.kill(server.pid, 'SIGUSR2');
      }
      await pause(300);
      expect((await fetch(server.url + api.health)).status).toBe(200);
    } finally {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
