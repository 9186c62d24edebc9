import assert from 'node:assert/strict';
import { pages } from '#contract/urls/shop-urls.ts';
import { shopRequests } from './shop-requests.ts';
import { startProxy } from './start-proxy.ts';

/** Nobody listens there. */
const NODES = ['http://127.0.0.1:1', 'http://127.0.0.1:2'];

/** What nginx shows while no node answers: a page of the shop. */
export async function readWithoutNodes(folder: string): Promise<void> {
  const proxy = await startProxy('nginx', { folder, nodes: NODES });
  const requests = shopRequests(proxy.port);
  try {
    const { status, headers, body } = await requests.send(pages.products);
    assert.deepEqual([status, headers.server, headers['cache-control']], [502, 'nginx', 'no-store']);
    assert.match(String(headers['content-type']), /^text\/html; charset=utf-8$/);
    assert.match(body, /<html lang="es-AR">.*<h1>Volvemos enseguida<\/h1>/s);
    assert.doesNotMatch(body, /nginx/);
  } finally {
    requests.close();
    await proxy.stop();
  }
}
