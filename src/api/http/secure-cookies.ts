import type { MiddlewareHandler } from 'hono';
import { peerAddress } from './client-address.ts';
import type { ApiDependencies, ApiEnv } from './env.ts';
import { httpsDetector } from './forwarded-request.ts';

/** Marks every cookie of a response as Secure when the browser came over https. */
export function secureCookies(options: Pick<ApiDependencies, 'publicUrl' | 'isProxy'>): MiddlewareHandler<ApiEnv> {
  const isHttps = httpsDetector(options);
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    const cookies = headers.getSetCookie();
    if (cookies.length === 0) return;
    if (!isHttps({ peer: peerAddress(c), protocol: c.req.header('x-forwarded-proto') })) return;
    headers.delete('set-cookie');
    for (const cookie of cookies) headers.append('set-cookie', withSecure(cookie));
  };
}

function withSecure(cookie: string): string {
  return /;\s*secure\s*(?:;|$)/i.test(cookie) ? cookie : `${cookie}; Secure`;
}
