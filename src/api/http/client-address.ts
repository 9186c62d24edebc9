import { isIP } from 'node:net';
import type { Context } from 'hono';
import type { ApiEnv } from './env.ts';
import type { IsProxy } from './trusted-proxies.ts';

/**
 * The client's address: the forwarding chain is walked from our side through trusted proxies to the first address that
 * is none. What comes before an unreadable entry was not written by a proxy of ours and is ignored.
 */
export function clientAddress(c: Context<ApiEnv>, isProxy: IsProxy): string {
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').reverse();
  let address = peerAddress(c);
  for (const entry of forwarded) {
    const next = parseForwardedAddress(entry.trim());
    if (!isProxy(address) || next === undefined) break;
    address = next;
  }
  return address;
}

/** The address at the other end of the connection. */
export function peerAddress(c: Context<ApiEnv>): string {
  // Calls in process have no socket.
  return c.env?.incoming?.socket.remoteAddress ?? 'unknown';
}

const WITH_PORT = /^(?:\[(?<ipv6>[^\]]+)\](?::\d{1,5})?|(?<ipv4>[\d.]+):\d{1,5})$/;

/** The address in an entry of X-Forwarded-For, which may have a port: `1.2.3.4:567`, `[::1]:80`. */
function parseForwardedAddress(entry: string): string | undefined {
  const { ipv6, ipv4 } = WITH_PORT.exec(entry)?.groups ?? {};
  const address = ipv6 ?? ipv4 ?? entry;
  return isIP(address) === 0 ? undefined : address;
}
