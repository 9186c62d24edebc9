import assert from 'node:assert/strict';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { crawlerUrls, pages } from '#contract/urls/shop-urls.ts';
import { credentials } from '../test/servers/shop-server.ts';

const ADDRESSES = [pages.home, pages.products, pages.contact, crawlerUrls.robots, crawlerUrls.sitemap, '/no-existe'];
const MADE_UP = 'evil.example';
const SHOP = 'tienda.example';

type Answer = { status: number; body: string; headers: NodeJS.Dict<string | string[]> };

/** Asks for pages by made-up host names, in every way that names one; no answer may repeat them. */
export async function requestMadeUpHosts(url: string, count: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const ask = askWith(url, agent);
  try {
    const before = await ask(pages.home, { host: SHOP });
    const spellings = (host: string): Record<string, string>[] => [
      { host },
      { host: SHOP, 'x-forwarded-host': host },
      { host: SHOP, 'x-forwarded-host': host, 'x-forwarded-proto': 'https', forwarded: `host=${host};proto=https` },
    ];
    for (let sent = 0; sent < count; ) {
      const batch = ADDRESSES.flatMap((path) =>
        spellings(`${sent}.${MADE_UP}`).map(async (headers) => {
          const { status, body, headers: answered } = await ask(path, headers);
          assert.ok(status === 200 || status === 404, `${path} with ${JSON.stringify(headers)}: ${status}`);
          assert.ok(!`${body}${JSON.stringify(answered)}`.includes(MADE_UP), `${path} repeats ${MADE_UP}`);
          assert.equal(answered['strict-transport-security'], undefined);
        }),
      );
      await Promise.all(batch);
      sent += batch.length;
    }
    const after = await ask(pages.home, { host: SHOP });
    assert.equal(after.headers.etag, before.headers.etag);
    return count;
  } finally {
    agent.destroy();
  }
}

/** After a sign-in at the shop's address all answers name it, whatever host they were asked by. */
export async function signInAtHost(url: string): Promise<void> {
  const agent = new Agent();
  const ask = askWith(url, agent);
  const headers = { host: SHOP, origin: `https://${SHOP}`, 'content-type': 'application/json' };
  const { status } = await ask('/api/auth/sign-in/email', headers, JSON.stringify(credentials));
  assert.equal(status, 200);
  for (const path of ADDRESSES.slice(0, -1)) {
    const { body } = await ask(path, { host: MADE_UP });
    assert.ok(body.includes(`https://${SHOP}`) && !body.includes(MADE_UP), `${path} does not name the shop's address`);
  }
  agent.destroy();
}

function askWith(url: string, agent: Agent) {
  return (path: string, headers: Record<string, string>, body?: string) =>
    new Promise<Answer>((resolve, reject) => {
      const { hostname, port } = new URL(url);
      request({ hostname, port, path, headers, agent, method: body === undefined ? 'GET' : 'POST' }, (response) => {
        text(response).then(
          (answered) => resolve({ status: response.statusCode ?? 0, body: answered, headers: response.headers }),
          reject,
        );
      })
        .on('error', reject)
        .end(body);
    });
}
