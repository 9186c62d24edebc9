import type { Context } from 'hono';
import { peerAddress } from './client-address.ts';
import type { ApiEnv } from './env.ts';
import type { IsProxy } from './trusted-proxies.ts';

/** `peer`: the address at the other end of the connection. `protocol`: X-Forwarded-Proto. */
type Hop = { peer: string; protocol: string | undefined };

/** Tells whether browsers reach the shop over https: by PUBLIC_URL, or because a trusted proxy says so. */
export function httpsDetector({ publicUrl, isProxy }: { publicUrl?: string | undefined; isProxy: IsProxy }) {
  if (publicUrl?.startsWith('https:')) return () => true;
  return ({ peer, protocol }: Hop) => protocol !== undefined && isProxy(peer) && first(protocol) === 'https';
}

/** The host that the browser asked for; a proxy is believed only if it is trusted. */
export function requestedHost(c: Context<ApiEnv>, isProxy: IsProxy): string {
  const forwarded = isProxy(peerAddress(c)) ? first(c.req.header('x-forwarded-host') ?? '') : '';
  return forwarded || new URL(c.req.url).host;
}

/** The first of a list with commas, which is what the browser sent; the others are from proxies. */
function first(list: string): string {
  return list.split(',')[0]?.trim() ?? '';
}
