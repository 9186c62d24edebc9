import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { adminApi } from '#contract/urls/admin-urls.ts';
import { api, pages } from '#contract/urls/shop-urls.ts';
import { adminTokens } from '../../test/clients/admin-client.ts';
import { newDatabase, type ShutdownSignal, startPostgres } from '../../test/servers/postgres-server.ts';
import { startShopServer } from '../../test/servers/shop-server.ts';
import { startSellers, type Writes } from './sellers.ts';
import { startShoppers, type Visits, visit } from './shoppers.ts';

export type RestartCounts = {
  restarts: number;
  terminated: number;
  visits: Visits;
  writes: Writes;
  /** From the moment the database accepts connections until the shop is as before. */
  slowestReturnMs: number;
};

type RestartOptions = { folder: string; rounds: number; shoppers?: number; sellers?: number };

const SIGNALS: readonly ShutdownSignal[] = ['INT', 'QUIT', 'KILL'];
/** How long the load runs between two restarts, with connections being terminated. */
const LOAD_MS = 1000;
const TERMINATION_MS = 40;
const NOTICE_TIMEOUT_MS = 5000;
/** Generous: the figure is the result, this only ends a shop that does not come back. */
const RETURN_TIMEOUT_MS = 10_000;

/**
 * Restarts PostgreSQL under a shop that is visited and written to: fast, immediately and by kill -9, `rounds` times each.
 * Between the restarts single connections are terminated, also between two statements of a transaction.
 */
export async function restartDatabase({
  folder,
  rounds,
  shoppers = 6,
  sellers = 4,
}: RestartOptions): Promise<RestartCounts> {
  const postgres = await startPostgres();
  const databaseUrl = await newDatabase(postgres.url);
  const server = await startShopServer({ DATA_DIR: folder, DATABASE_URL: databaseUrl, DEMO: '1', LOG_LEVEL: 'fatal' });
  try {
    const token = await adminTokens()(server.url);
    await visit(server.url, pages.home);
    const shopping = startShoppers(server.url, shoppers);
    const selling = await startSellers({ urls: [server.url], token, count: sellers });
    let terminated = 0;
    let slowestReturnMs = 0;
    for (let round = 0; round < rounds; round += 1) {
      for (const signal of SIGNALS) {
        terminated += await terminateConnections(databaseUrl);
        await postgres.halt(signal);
        await checkWhileAway(server.url, token);
        await postgres.resume();
        slowestReturnMs = Math.max(slowestReturnMs, await returnTime(server.url, token));
      }
    }
    await terminateConnections(databaseUrl);
    const visits = await shopping.stop();
    const writes = await selling.stop();
    await selling.compare(databaseUrl);
    assert.ok(visits.stale > 0 && visits.unavailable > 0, 'visits while the database was away');
    process.kill(server.pid, 0);
    return { restarts: rounds * SIGNALS.length, terminated, visits, writes, slowestReturnMs };
  } finally {
    await server.stop();
    await postgres.stop();
  }
}

/** Ends connections of the shop, those within a transaction first. */
async function terminateConnections(databaseUrl: string): Promise<number> {
  const client = new Client(databaseUrl);
  await client.connect();
  let terminated = 0;
  const endsAt = performance.now() + LOAD_MS;
  while (performance.now() < endsAt) {
    const { rowCount } = await client.query(`select pg_terminate_backend(pid) from (
      select pid from pg_stat_activity where application_name = 'mostrador' and datname = current_database()
      order by state = 'idle in transaction' desc, random() limit 1) chosen`);
    terminated += rowCount ?? 0;
    await pause(TERMINATION_MS);
  }
  await client.end();
  return terminated;
}

async function checkWhileAway(url: string, token: string): Promise<void> {
  const startedAt = performance.now();
  while ((await visit(url, pages.home)) !== 'stale')
    assert.ok(performance.now() - startedAt < NOTICE_TIMEOUT_MS, 'the loss is noticed');
  assert.equal(await visit(url, unseenSearch()), 'unavailable');
  assert.equal(await visit(url, `${api.productList}?search=${randomUUID()}`), 'unavailable');
  const headers = { authorization: `Bearer ${token}` };
  const read = await fetch(url + adminApi.pendingCounts, { headers });
  assert.equal(read.status, 503, 'a valid token is not refused');
  await read.text();
  assert.equal((await fetch(url + api.health)).status, 200);
}

async function returnTime(url: string, token: string): Promise<number> {
  const startedAt = performance.now();
  const isBack = async () => {
    const admin = await fetch(url + adminApi.pendingCounts, { headers: { authorization: `Bearer ${token}` } });
    await admin.text();
    const shop = [await visit(url, pages.home), await visit(url, unseenSearch())];
    return admin.status === 200 && shop.every((seen) => seen === 'fresh');
  };
  while (!(await isBack())) {
    assert.ok(performance.now() - startedAt < RETURN_TIMEOUT_MS, 'the shop comes back');
    await pause(20);
  }
  return performance.now() - startedAt;
}

const unseenSearch = () => `${pages.list('productos')}?search=${randomUUID()}`;
