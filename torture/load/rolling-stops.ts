import assert from 'node:assert/strict';
import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { api, pages } from '#contract/urls/shop-urls.ts';
import { startShopServer } from '../../test/servers/shop-server.ts';

export type StopFigures = {
  stops: number;
  requests: number;
  /** New connections that the system reset since the node closed before it had accepted them. */
  notAccepted: number;
  slowestStopMs: number;
};

const CLIENTS = 16;
const PATHS = [pages.home, pages.products, pages.search('whey'), `${api.productList}?limit=12`];

/**
 * Two nodes on the same data; again and again one is stopped (SIGTERM) while clients with kept connections visit it,
 * and started again. A client goes to the other node when it cannot connect: every request that a node has got is
 * answered. In each stop the system may reset one new connection that it has accepted itself and the node has not.
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
    const sum = (of: keyof VisitCounts) => counts.reduce((total, count) => total + count[of], 0);
    const notAccepted = sum('notAccepted');
    assert.ok(notAccepted <= stops, `${notAccepted} new connections were reset in ${stops} stops`);
    return { stops, requests: sum('requests'), notAccepted, slowestStopMs };
  } finally {
    await Promise.all(clients.map((client) => client.stop().catch(() => undefined)));
    for (const node of nodes) await node.stop();
  }
}

type Node = { url: string };

type VisitCounts = { requests: number; notAccepted: number };

/** One request after the other, on a connection to each node. */
function visit(nodes: readonly Node[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let isRunning = true;
  const visiting = (async () => {
    const counts: VisitCounts = { requests: 0, notAccepted: 0 };
    for (; isRunning; counts.requests += 1) {
      const { requests: turn } = counts;
      counts.notAccepted += await visitOnce(nodes, { agent, path: PATHS[turn % PATHS.length] ?? pages.home, turn });
      await pause(Math.random() * 20);
    }
    return counts;
  })();
  // Seen by whoever stops it.
  visiting.catch(() => {});
  return {
    async stop() {
      isRunning = false;
      const counts = await visiting;
      agent.destroy();
      return counts;
    },
  };
}

type Visit = { agent: Agent; path: string; turn: number };

/** Tries the nodes until one accepts the connection; resolves to how many new connections were reset. */
async function visitOnce(nodes: readonly Node[], { agent, path, turn }: Visit): Promise<number> {
  let notAccepted = 0;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const { url = '' } = nodes[(turn + attempt) % nodes.length] ?? {};
    const { outcome, isNew } = await outcomeOf(url + path, agent);
    if (outcome === 200) return notAccepted;
    if (outcome === 'ECONNRESET' && isNew) notAccepted += 1;
    else assert.equal(outcome, 'ECONNREFUSED', `${path} broke`);
    await pause(10);
  }
  assert.fail('no node accepts connections');
}

type Outcome = { outcome: number | string /** Whether the connection served no request before. */; isNew: boolean };

/** The status, or the code of the error; a response that began and broke off is 'cut off'. */
function outcomeOf(url: string, agent: Agent): Promise<Outcome> {
  return new Promise((resolve) => {
    const request = get(url, { agent }, (response) => {
      const end = () => resolve({ outcome: response.complete ? (response.statusCode ?? 0) : 'cut off', isNew: false });
      response.resume().on('close', end);
    });
    request.on('error', (error: NodeJS.ErrnoException) => {
      resolve({ outcome: error.code ?? error.message, isNew: !request.reusedSocket });
    });
  });
}
