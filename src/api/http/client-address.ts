import { isIP } from 'node:net';
import type { Context } from 'hono';
import type { ApiEnv } from './env.ts';
import type { IsProxy } from './trusted-proxies.ts';

/** The client's address: the nearest one in the forwarding chain that is no trusted proxy. */
export function clientAddress(c: Context<ApiEnv>, isProxy: IsProxy): string {
  // Calls in process have no socket.
  const peer = c.env?.incoming?.socket.remoteAddress ?? 'unknown';
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((address) => address.trim());
  const chain = [peer, ...forwarded.reverse().filter((address) => isIP(address) !== 0)];
  return chain.find((address) => !isProxy(address)) ?? peer;
}
