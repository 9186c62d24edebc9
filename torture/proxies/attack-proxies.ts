import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { formatWhole } from '../../test/report/table.ts';
import { type ShopServer, startShopServer } from '../../test/servers/shop-server.ts';
import type { AttackTarget, Row } from '../attack.ts';
import { browseShop } from './browse.ts';
import { overload, readWhile } from './load.ts';
import { readWithoutNodes } from './no-nodes.ts';
import { shopRequests } from './shop-requests.ts';
import { isInstalled, type ProxyProgram, proxyPrograms, SHOP_HOST, startProxy } from './start-proxy.ts';
import { walkThroughShop } from './walk.ts';

const OVERLOAD_SECONDS = 5;

/** Two nodes on one database behind each proxy that is installed, with its file of deploy/. */
export async function attackProxies(target: AttackTarget): Promise<Row[]> {
  const nodes = [await startNode(target), await startNode(target)];
  try {
    const rows: Row[] = [];
    for (const program of proxyPrograms) {
      if (isInstalled(program)) rows.push(...(await attackProxy(program, { target, nodes })));
      else rows.push([program, 'not installed', '']);
    }
    return rows;
  } finally {
    for (const node of nodes) await node.stop();
  }
}

async function startNode({ folder, databaseUrl = '' }: AttackTarget, port?: string): Promise<ShopServer> {
  const data = join(folder, 'data');
  await mkdir(data, { recursive: true });
  const proxy = { PUBLIC_URL: `https://${SHOP_HOST}`, TRUSTED_PROXIES: '127.0.0.1' };
  return startShopServer({
    DATA_DIR: data,
    DATABASE_URL: databaseUrl,
    DEMO: '1',
    LOG_LEVEL: 'error',
    ...proxy,
    ...(port && { PORT: port }),
  });
}

async function attackProxy(
  program: ProxyProgram,
  { target, nodes }: { target: AttackTarget; nodes: ShopServer[] },
): Promise<Row[]> {
  const folder = join(target.folder, program);
  if (program === 'nginx') await readWithoutNodes(join(target.folder, 'no-nodes'));
  const proxy = await startProxy(program, { folder, nodes: nodes.map(({ url }) => url) });
  const requests = shopRequests(proxy.port);
  const searches = shopRequests(proxy.port);
  try {
    const shownAfterMs = await walkThroughShop(requests);
    await browseShop(proxy.port);
    const { refused, pages } = await overload({ requests, searches, seconds: OVERLOAD_SECONDS });
    const killed = await readWhile(requests, () => replaceNode(nodes, target, 'SIGKILL'));
    const stopped = await readWhile(requests, () => replaceNode(nodes, target, 'SIGTERM'));
    return [
      [`${program}: a new price on both nodes`, `${formatWhole(shownAfterMs)} ms`, '≤ 1,500'],
      [
        `${program}: cached pages while searches are too many`,
        `${formatWhole(pages)} (${formatWhole(refused)} searches refused)`,
        'all 200',
      ],
      [`${program}: reads while a node is killed`, formatWhole(killed), 'all 200'],
      [`${program}: reads while a node is stopped`, formatWhole(stopped), 'all 200'],
    ];
  } finally {
    requests.close();
    searches.close();
    await proxy.stop();
  }
}

/** Ends the last node and starts it again at its port. */
async function replaceNode(nodes: ShopServer[], target: AttackTarget, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const node = nodes.pop();
  if (!node) throw new Error('there is no node');
  await pause(500);
  if (signal === 'SIGKILL') process.kill(node.pid, signal);
  await node.stop();
  await pause(1000);
  nodes.push(await startNode(target, new URL(node.url).port));
  await pause(500);
}
