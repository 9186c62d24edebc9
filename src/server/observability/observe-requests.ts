import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { RequestIdEnv } from '#api/http/request-id.ts';
import type { Metrics } from './metrics.ts';
import { routeLabel } from './route-label.ts';

type ObserverOptions = {
  metrics?: Metrics | undefined;
  /** Share of the requests that is logged, from 0 to 1. */
  logShare: number;
  log: Logger;
  /** First segments of the pages' paths. */
  pages: () => Promise<ReadonlySet<string>>;
};

/**
 * Measures and logs the requests from outside, but not the calls that pages make in process. The log has neither the
 * query, in which shoppers type, nor the address of the client.
 */
export function observeRequests({
  metrics,
  logShare,
  log,
  pages,
}: ObserverOptions): MiddlewareHandler<RequestIdEnv & { Bindings: Partial<HttpBindings> | undefined }> {
  let segments: ReadonlySet<string> | undefined;
  return async (c, next) => {
    if (!c.env?.incoming) return next();
    const began = performance.now();
    await next();
    segments ??= await pages();
    const route = routeLabel(c, segments);
    const milliseconds = performance.now() - began;
    const { method, path } = c.req;
    const { status } = c.res;
    metrics?.observeRequest({ route, method, status, seconds: milliseconds / 1000 });
    if (logShare > 0 && (logShare === 1 || Math.random() < logShare)) {
      const requestId = c.get('requestId');
      log.info({ requestId, method, path, route, status, ms: Math.round(milliseconds * 10) / 10 }, 'request');
    }
  };
}
