import type { Context } from 'hono';
import type { ApiEnv } from './env.ts';
import { requestedHost } from './forwarded-request.ts';
import type { IsProxy } from './trusted-proxies.ts';

const LOOPBACK_HOST = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * The origin that an administrator signed in at; undefined for this machine itself, which is not where shoppers find the
 * shop. A browser names it, https included, and was refused if it was another host.
 */
export function signInOrigin(c: Context<ApiEnv>, isProxy: IsProxy): string | undefined {
  const named = c.req.header('origin') ?? `http://${requestedHost(c, isProxy)}`;
  if (!URL.canParse(named)) return undefined;
  const { origin, hostname } = new URL(named);
  return origin === 'null' || LOOPBACK_HOST.test(hostname) ? undefined : origin;
}
