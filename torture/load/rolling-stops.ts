import assert from 'node:assert/strict';
import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { api, pages } from '#contract/urls/shop-urls.ts';
import { startShopServer } from '../../test/servers/shop-server.ts';

export type StopFigures = { stops: number; requests: number; slowestStopMs: number };

const CLIENTS = 16;
const PATHS = [pages.home, pages.products, pages.search('whey'), `${api.productList}?limit=12`];

/**
 * Two nodes on the same data; again and again one is stopped (SIGTERM) while clients with kept connections visit it,
 * and started again. A client goes to the other node when it cannot connect: every request that was sent is answered.
 */
export async function stopInTurn(
  env: Record<string, string> & { DATA_DIR: string },
  stops: number,
): Promise<StopFigures> {
  const nodes = [await startShopServer(env), await startShopServer(env)];
  const clients = Array.from({ length: CLIENTS }, () => visit(nodes));
  let slowestStopMs = 0;
  try {
    for (let stop = 0; stop < stops; stop += 1) {
      const index = stop % nodes.length;
      await pause(300);
      const from = performance.now();
      await nodes[index]?.stop();
      slowestStopMs = Math.max(slowestStopMs, performance.now() - from);
      nodes[index] = await startShopServer(env);
    }
    const counts = await Promise.all(clients.map((client) => client.stop()));
    return { stops, requests: counts.reduce((sum, count) => sum + count, 0), slowestStopMs };
  } finally {
    await Promise.all(clients.map((client) => client.stop().catch(() => 0)));
    for (const node of nodes) await node.stop();
  }
}

type Node = { url: string };

/** One client after the other, with a connection of its own to each node; `stop` resolves to its number of requests. */
function visit(nodes: readonly Node[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let isRunning = true;
  const visiting = (async () => {
    let requests = 0;
    for (; isRunning; requests += 1) {
      await visitOnce(nodes, { agent, path: PATHS[requests % PATHS.length] ?? pages.home, turn: requests });
      await pause(Math.random() * 20);
    }
    return requests;
  })();
  // Seen by whoever stops it.
  visiting.catch(() => {});
  return {
    async stop() {
      isRunning = false;
      const requests = await visiting;
      agent.destroy();
      return requests;
    },
  };
}

type Visit = { agent: Agent; path: string; turn: number };

/** Tries the nodes until one accepts the connection: nothing has been sent before. */
async function visitOnce(nodes: readonly Node[], { agent, path, turn }: Visit): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const { url = '' } = nodes[(turn + attempt) % nodes.length] ?? {};
    const outcome = await outcomeOf(url + path, agent);
    if (outcome === 200) return;
    assert.equal(outcome, 'ECONNREFUSED', `${path} broke`);
    await pause(10);
  }
  assert.fail('no node accepts connections');
}

/** The status, or the code of the error. */
function outcomeOf(url: string, agent: Agent): Promise<number | string> {
  return new Promise((resolve) => {
    get(url, { agent }, (response) => {
      response.resume().on('close', () => resolve(response.complete ? (response.statusCode ?? 0) : 'cut off'));
    }).on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });
}
