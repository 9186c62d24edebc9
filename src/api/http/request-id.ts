import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

export const REQUEST_ID_HEADER = 'x-request-id';

/** As proxies make them; anything else could confuse whoever reads the log. */
const ACCEPTABLE_ID = /^[\w.-]{8,64}$/;

export type RequestIdEnv = { Variables: { requestId: string } };

/** Makes the id of a request known to its handlers: the one that a proxy or the calling page gave it, or a new one. */
export const assignRequestId: MiddlewareHandler<RequestIdEnv> = (c, next) => {
  // The API is also a part of the server, which has assigned one already.
  const assigned: string | undefined = c.get('requestId');
  if (assigned !== undefined) return next();
  const received = c.req.header(REQUEST_ID_HEADER);
  c.set('requestId', received !== undefined && ACCEPTABLE_ID.test(received) ? received : randomUUID());
  return next();
};

/** Names the request in its response. */
export const sendRequestId: MiddlewareHandler<RequestIdEnv> = async (c, next) => {
  await next();
  c.res.headers.set(REQUEST_ID_HEADER, c.get('requestId'));
};
