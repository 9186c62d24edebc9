import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ApiEnv } from './env.ts';
import { Failure, failureTexts } from './failure.ts';

/** The largest body of a call, in bytes: room for a product with the longest texts and lists that it may have. */
export const MAX_BODY_BYTES = 256 * 1024;

const limited = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: () => {
    throw new Failure(413, failureTexts.tooLarge);
  },
});

/**
 * Bounds every body, but those of calls that take files and bound them themselves. Reads have none; to look for it would
 * cost them more than all the rest.
 */
export function limitBodies(fileCalls: ReadonlySet<string>): MiddlewareHandler<ApiEnv> {
  return (c, next) => (c.req.method === 'GET' || fileCalls.has(c.req.path) ? next() : limited(c, next));
}
