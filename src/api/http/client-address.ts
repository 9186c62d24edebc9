import { BlockList, isIP } from 'node:net';
import type { Context } from 'hono';
import type { ApiEnv } from './env.ts';

/** Whether an address is a trusted proxy, whose X-Forwarded-For is believed. */
export type IsProxy = (address: string) => boolean;

/** Takes addresses and networks as `10.0.0.0/8`; throws on anything else. */
export function parseProxies(proxies: readonly string[]): IsProxy {
  const list = new BlockList();
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** The client's address: the nearest one in the forwarding chain that is no trusted proxy. */
export function clientAddress(c: Context<ApiEnv>, isProxy: IsProxy): string {
  // Calls in process have no socket.
  const peer = c.env?.incoming?.socket.remoteAddress ?? 'unknown';
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((address) => address.trim());
  const chain = [peer, ...forwarded.reverse().filter((address) => isIP(address) !== 0)];
  return chain.find((address) => !isProxy(address)) ?? peer;
}
