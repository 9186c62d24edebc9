import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { IsProxy } from './client-address.ts';
import type { ApiEnv } from './env.ts';
import { Failure, failureTexts } from './failure.ts';

type ForeignOriginOptions = {
  /** Where the shop says it is, whatever address a request came to. */
  publicUrl?: string | undefined;
  isProxy: IsProxy;
  log: Logger;
};

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what another site's page makes a browser do here: writes that bring a cookie or would set one. Programs send no
 * `Origin` and pass; the ID token needs no such check, because browsers never send it by themselves.
 */
export function rejectForeignOrigin({ publicUrl, isProxy, log }: ForeignOriginOptions): MiddlewareHandler<ApiEnv> {
  const publicHost = publicUrl === undefined ? undefined : new URL(publicUrl).host;
  return async (c, next) => {
    const { req } = c;
    const matters = req.header('cookie') !== undefined || req.path.startsWith('/api/auth/');
    if (matters && !SAFE_METHODS.has(req.method)) {
      const peer = c.env?.incoming?.socket.remoteAddress ?? 'unknown';
      const forwarded = isProxy(peer) ? req.header('x-forwarded-host') : undefined;
      const hosts = new Set([new URL(req.url).host, forwarded?.split(',')[0]?.trim() || undefined, publicHost]);
      if (isForeign({ origin: req.header('origin'), site: req.header('sec-fetch-site'), hosts })) {
        log.warn({ requestId: c.get('requestId'), path: req.path }, 'refused: another site asked');
        throw new Failure(403, failureTexts.foreignOrigin);
      }
    }
    await next();
  };
}

type RequestOrigin = { origin: string | undefined; site: string | undefined; hosts: ReadonlySet<string | undefined> };

/** Hosts are compared without the scheme: behind a proxy that speaks https for us, ours is not the browser's. */
function isForeign({ origin, site, hosts }: RequestOrigin): boolean {
  if (origin === undefined || origin === 'null') {
    const unknown = origin === undefined && site === undefined;
    return !unknown && site !== 'same-origin' && site !== 'none';
  }
  return !URL.canParse(origin) || !hosts.has(new URL(origin).host);
}
