import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import type { AdminClient } from '#contract/admin/admin-client.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { adminApi } from '#contract/urls/admin-urls.ts';
import { api } from '#contract/urls/shop-urls.ts';
import { adminClientAt } from '../../test/clients/admin-client.ts';
import { newDatabase, startPostgres } from '../../test/servers/postgres-server.ts';
import { startS3 } from '../../test/servers/s3-server.ts';
import { credentials, type ShopServer, startShopServer } from '../../test/servers/shop-server.ts';
import { startRetryingProxy } from './retrying-proxy.ts';
import { startSellers, type Writes } from './sellers.ts';
import { startShoppers, type Visits } from './shoppers.ts';

const NODES = 3;
const BUYERS = 12;
/** How long the nodes are visited before, during and after the loss of one. */
const VISIT_MS = 1500;
const SEEN_TIMEOUT_MS = 5000;

export type NodeCounts = {
  /** Milliseconds from the answer to a write until all other nodes show it, sorted. */
  seenAfterMs: number[];
  rounds: number;
  visits: Visits;
  writes: Writes;
  retried: number;
};

type NodesOptions = { folder: string; rounds: number };

/** Three nodes on one PostgreSQL and one bucket: they agree, and the loss of one is not noticed. */
export async function runNodes({ folder, rounds }: NodesOptions): Promise<NodeCounts> {
  const postgres = await startPostgres();
  const s3 = await startS3();
  const databaseUrl = await newDatabase(postgres.url);
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = s3.place;
  const env = {
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    IMAGES_URL: `s3://${bucket}`,
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    DEMO: '0',
    LOG_LEVEL: 'fatal',
  };
  const nodes: ShopServer[] = [];
  try {
    for (let node = 0; node < NODES; node += 1) nodes.push(await startShopServer(env));
    const urls = nodes.map(({ url }) => url);
    const { token, cookie } = await signIn(urls[0] ?? '');
    const admins = urls.map((url) => adminClientAt(url, async () => token));
    const seenAfterMs = await measureVisibility(admins, { urls, rounds });
    await sellLastUnits(admins, rounds);
    const { visits, writes, retried } = await loseNode({ nodes, urls, token, databaseUrl });
    await checkSignOut(urls, { token, cookie });
    return { seenAfterMs, rounds, visits, writes, retried };
  } finally {
    for (const node of nodes) await node.stop();
    await s3.stop();
    await postgres.stop();
  }
}

async function signIn(url: string): Promise<{ token: string; cookie: string }> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url + adminApi.signIn, { method: 'POST', headers, body: JSON.stringify(credentials) });
  assert.equal(response.status, 200, await response.text());
  const cookie = response.headers
    .getSetCookie()
    .map((header) => header.split(';')[0])
    .join('; ');
  const { token } = await (await fetch(url + adminApi.token, { headers: { cookie } })).json();
  return { token, cookie };
}

/** Changes a price on one node in turn, and waits until all others show it. */
async function measureVisibility(
  admins: readonly AdminClient[],
  { urls, rounds }: { urls: readonly string[]; rounds: number },
): Promise<number[]> {
  const id = (await admins[0]?.products.create({ name: 'Visto', price: 1_00 }))?.id ?? 0;
  const path = api.product.replace(':name', 'visto');
  const times: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const pesos = round + 1;
    await admins[round % admins.length]?.products.changePrice(id, pesos * 100);
    const startedAt = performance.now();
    const waitFor = async (url: string) => {
      while ((await (await fetch(url + path)).json()).price !== pesos)
        assert.ok(performance.now() - startedAt < SEEN_TIMEOUT_MS, 'a change is seen by all nodes');
    };
    await Promise.all(urls.map(waitFor));
    times.push(performance.now() - startedAt);
  }
  return times.toSorted((a, b) => a - b);
}

async function sellLastUnits(admins: readonly AdminClient[], rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const product = await admins[0]?.products.create({ name: `Último ${round}`, price: 1_00, amount: 1 });
    const orders = Array.from({ length: BUYERS }, async (_, buyer) => {
      try {
        await admins[buyer % admins.length]?.sales.create({ productId: product?.id ?? 0, quantity: 1 });
        return 200;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return error.status;
      }
    });
    const statuses = (await Promise.all(orders)).toSorted();
    assert.deepEqual(statuses, [200, ...Array(BUYERS - 1).fill(409)], 'the last unit is sold once');
  }
}

type LoseNodeOptions = { nodes: readonly ShopServer[]; urls: readonly string[]; token: string; databaseUrl: string };

/** Kills a node that is visited and written to. */
async function loseNode({ nodes, urls, token, databaseUrl }: LoseNodeOptions) {
  const proxy = await startRetryingProxy(urls);
  try {
    const shopping = startShoppers(proxy.url, 6);
    const selling = await startSellers({ urls: [proxy.url], token, count: 2 });
    await pause(VISIT_MS);
    process.kill(nodes.at(-1)?.pid ?? 0, 'SIGKILL');
    await pause(VISIT_MS);
    const visits = await shopping.stop();
    const writes = await selling.stop();
    await selling.compare(databaseUrl);
    // On a busy machine a node may take the database for away, and send what it has.
    assert.equal(visits.unavailable, 0, 'no visit fails');
    assert.ok(proxy.retried() > 0, 'the lost node was asked');
    return { visits, writes, retried: proxy.retried() };
  } finally {
    await proxy.close();
  }
}

async function checkSignOut(urls: readonly string[], { token, cookie }: { token: string; cookie: string }) {
  const alive = urls.slice(0, -1);
  const statusAt = async (url: string) => {
    const response = await fetch(url + adminApi.pendingCounts, { headers: { authorization: `Bearer ${token}` } });
    await response.text();
    return response.status;
  };
  assert.deepEqual(
    await Promise.all(alive.map(statusAt)),
    alive.map(() => 200),
  );
  const headers = { cookie, 'content-type': 'application/json' };
  const left = await fetch(alive[0] + adminApi.signOut, { method: 'POST', headers, body: '{}' });
  assert.equal(left.status, 200, await left.text());
  assert.deepEqual(
    await Promise.all(alive.map(statusAt)),
    alive.map(() => 401),
    'signed out on every node',
  );
}
