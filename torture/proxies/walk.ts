import assert from 'node:assert/strict';
import { adminApi } from '#contract/urls/admin-urls.ts';
import { api, crawlerUrls, pages } from '#contract/urls/shop-urls.ts';
import { credentials } from '../../test/servers/shop-server.ts';
import type { ShopRequests } from './shop-requests.ts';
import { SHOP_HOST } from './start-proxy.ts';

const ORIGIN = `https://${SHOP_HOST}`;
/** Nodes without a connection to the database poll it once a second. */
const VISIBLE_WITHIN_MS = 1500;

/** Reads the shop and writes to it through a proxy; returns how long until all nodes showed a new price. */
export async function walkThroughShop({ send }: ShopRequests): Promise<number> {
  for (const path of [pages.home, pages.products, pages.contact, crawlerUrls.robots, crawlerUrls.sitemap]) {
    const { status, headers, body } = await send(path);
    assert.equal(status, 200, path);
    assert.ok(body.includes(ORIGIN), `${path} does not name ${ORIGIN}`);
    assert.match(String(headers['strict-transport-security']), /max-age=\d{8}/);
  }
  const [asset = ''] = /\/assets\/[\w.-]+\.js/.exec((await send(pages.home)).body) ?? [];
  for (const _ of ['first', 'cached']) {
    const { status, headers } = await send(asset, { headers: { 'accept-encoding': 'br' } });
    assert.deepEqual([status, headers['content-encoding']], [200, 'br']);
    assert.match(String(headers['cache-control']), /immutable/);
  }
  const authorization = await signIn(send);
  const [product] = JSON.parse((await send(api.products)).body);
  const price = product.price + 10;
  const body = JSON.stringify({ id: product.id, price });
  const write = { method: 'PUT', headers: { ...authorization, 'content-type': 'application/json' }, body };
  const written = await send(adminApi.productPrice, write);
  assert.equal(written.status, 200, written.body);
  return untilShown(send, { path: api.product.replace(':name', encodeURIComponent(product.name)), price });
}

async function signIn(send: ShopRequests['send']): Promise<{ authorization: string }> {
  const headers = { 'content-type': 'application/json', origin: ORIGIN };
  const signedIn = await send(adminApi.signIn, { method: 'POST', headers, body: JSON.stringify(credentials) });
  assert.equal(signedIn.status, 200, signedIn.body);
  const cookies = [signedIn.headers['set-cookie'] ?? []].flat();
  assert.ok(cookies.length > 0 && cookies.every((cookie) => /; secure/i.test(cookie)), 'a cookie is not secure');
  const cookie = cookies.map((text) => text.split(';')[0]).join('; ');
  const { token } = JSON.parse((await send(adminApi.token, { headers: { cookie } })).body);
  return { authorization: `Bearer ${token}` };
}

/** Milliseconds until ten answers in a row, which come from all nodes, have the price. */
async function untilShown(send: ShopRequests['send'], { path, price }: { path: string; price: number }) {
  const startedAt = performance.now();
  let shownAt = startedAt;
  for (let inRow = 0; inRow < 10; ) {
    const isShown = JSON.parse((await send(path)).body).price === price;
    if (inRow === 0) shownAt = performance.now();
    inRow = isShown ? inRow + 1 : 0;
    assert.ok(performance.now() - startedAt < VISIBLE_WITHIN_MS, 'the new price is not shown by all nodes');
  }
  return shownAt - startedAt;
}
