import type { MiddlewareHandler } from 'hono';
import type { ApiDependencies, ApiEnv } from './env.ts';
import { Failure, failureTexts } from './failure.ts';
import { requestedHost } from './forwarded-request.ts';

type ForeignOriginOptions = Pick<ApiDependencies, 'publicUrl' | 'isProxy' | 'log'> & {
  onRefusal: (refusal: { path: string; requestId: string }) => Promise<void>;
};

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Protects against cross-site request forgery: refuses writes from other origins that carry a cookie or would set one.
 * Requests without `Origin`, as programs send them, pass. ID tokens need no check, because browsers do not send them
 * on their own.
 */
export function rejectForeignOrigin({
  publicUrl,
  isProxy,
  log,
  onRefusal,
}: ForeignOriginOptions): MiddlewareHandler<ApiEnv> {
  const publicHost = publicUrl === undefined ? undefined : new URL(publicUrl).host;
  return async (c, next) => {
    const { req } = c;
    const usesCookies = req.header('cookie') !== undefined || req.path.startsWith('/api/auth/');
    if (usesCookies && !SAFE_METHODS.has(req.method)) {
      const hosts = new Set([new URL(req.url).host, requestedHost(c, isProxy), publicHost]);
      if (isForeign({ origin: req.header('origin'), site: req.header('sec-fetch-site'), hosts })) {
        const requestId = c.get('requestId');
        log.warn({ requestId, path: req.path }, 'refused: another site asked');
        await onRefusal({ path: req.path, requestId });
        throw new Failure(403, failureTexts.foreignOrigin);
      }
    }
    await next();
  };
}

type RequestOrigin = { origin: string | undefined; site: string | undefined; hosts: ReadonlySet<string | undefined> };

/** Compares hosts without the scheme, which differs from the browser's behind a proxy that terminates https. */
function isForeign({ origin, site, hosts }: RequestOrigin): boolean {
  if (origin === undefined || origin === 'null') {
    const isNoBrowser = origin === undefined && site === undefined;
    return !isNoBrowser && site !== 'same-origin' && site !== 'none';
  }
  return !URL.canParse(origin) || !hosts.has(new URL(origin).host);
}
