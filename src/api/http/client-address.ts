import { BlockList, isIP } from 'node:net';
import type { Context } from 'hono';
import type { ApiEnv } from './env.ts';

/** Whether an address is one of our own proxies, whose word on forwarded addresses is believed. */
export type IsProxy = (address: string) => boolean;

/** `proxies`: addresses or networks as `10.0.0.0/8`. Throws on anything else. */
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

/** The address that a request comes from: the nearest one that is no proxy of ours. */
export function clientAddress(c: Context<ApiEnv>, isProxy: IsProxy): string {
  // In process, as pages and tests ask, there is no socket.
  const peer = c.env?.incoming?.socket.remoteAddress ?? 'unknown';
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((address) => address.trim());
  const chain = [peer, ...forwarded.reverse().filter((address) => isIP(address) !== 0)];
  return chain.find((address) => !isProxy(address)) ?? peer;
}
