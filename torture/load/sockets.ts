import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { api, pages } from '#contract/urls/shop-urls.ts';
import { RawConnection } from '../../test/clients/raw-connection.ts';
import type { ShopServer } from '../../test/servers/shop-server.ts';
import { type Latency, watch } from './watch.ts';

/** Seconds until slow connections were cut off; `shopper` during that. */
export type SocketFigures = { headers: number; body: number; shopper: Latency };

/** What a client sends at once, before it goes on with a byte each second. */
const STARTS = {
  idle: '',
  headers: `GET ${pages.home} HTTP/1.1\r\nHost: localhost\r\nX-Slow: `,
  body: `POST ${api.contact} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n`,
};

/** Longest time until a slow client is cut off: the limit, and the interval in which Node looks for them. */
const LIMITS_S = { idle: 12, headers: 12, body: 32 };

type SocketOptions = { sockets: number /** Without it only idle connections and slow headers. */; withBodies: boolean };

/** Opens many slow connections while a shopper visits; each must be cut off in time. */
export async function openSlowSockets(
  server: ShopServer,
  { sockets, withBodies }: SocketOptions,
): Promise<SocketFigures> {
  const kinds = withBodies ? (['idle', 'headers', 'body'] as const) : (['idle', 'headers'] as const);
  for (const path of [pages.home, pages.products]) await fetch(server.url + path);
  const shopper = watch({ url: server.url, paths: [pages.home, pages.products] });
  try {
    const ends = Array.from({ length: sockets }, async (_, index) => {
      const kind = kinds[index % kinds.length] ?? 'idle';
      return { kind, seconds: await secondsUntilCut(server.url, kind) };
    });
    const cut = await Promise.all(ends);
    const latency = shopper.take();
    const longest = (kind: string) => Math.max(0, ...cut.map((each) => (each.kind === kind ? each.seconds : 0)));
    for (const kind of kinds) assert.ok(longest(kind) <= LIMITS_S[kind], `${kind}: cut off after ${longest(kind)} s`);
    assert.equal(latency.failed, 0, 'a shopper was refused');
    return { headers: Math.max(longest('idle'), longest('headers')), body: longest('body'), shopper: latency };
  } finally {
    await shopper.stop();
  }
}

async function secondsUntilCut(url: string, kind: keyof typeof STARTS): Promise<number> {
  const connection = new RawConnection(new URL(url));
  const from = performance.now();
  let isOpen = true;
  const end = connection.ended.then(() => {
    isOpen = false;
  });
  await connection.send(STARTS[kind]);
  while (isOpen) {
    if (kind !== 'idle') await connection.send('x');
    await Promise.race([end, pause(1000)]);
  }
  connection.close();
  return (performance.now() - from) / 1000;
}
