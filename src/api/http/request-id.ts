import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

export const REQUEST_ID_HEADER = 'x-request-id';

/** As proxies make them; anything else could confuse whoever reads the log. */
const ACCEPTABLE_ID = /^[\w.-]{8,64}$/;

export type RequestIdEnv = { Variables: { requestId: string } };

/** The id that a proxy or the calling page gave a request, or a new one. */
export function requestIdOf(received: string | undefined): string {
  return received !== undefined && ACCEPTABLE_ID.test(received) ? received : randomUUID();
}

/** Makes the id of a request known to its handlers. */
export const assignRequestId: MiddlewareHandler<RequestIdEnv> = (c, next) => {
  // The API is also a part of the server, which has assigned one already.
  const assigned: string | undefined = c.get('requestId');
  if (assigned !== undefined) return next();
  c.set('requestId', requestIdOf(c.req.header(REQUEST_ID_HEADER)));
  return next();
};

/** Names the request in its response. */
export const sendRequestId: MiddlewareHandler<RequestIdEnv> = async (c, next) => {
  await next();
  c.res.headers.set(REQUEST_ID_HEADER, c.get('requestId'));
};
