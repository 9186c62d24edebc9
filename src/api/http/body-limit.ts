import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ApiEnv } from './env.ts';
import { Failure, failureTexts } from './failure.ts';

/** Enough for a product with the longest texts and lists allowed. */
export const MAX_BODY_BYTES = 256 * 1024;

const limited = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: () => {
    throw new Failure(413, failureTexts.tooLarge);
  },
});

/** Limits every body except uploads, which are limited by their handlers. GET is skipped because the check is slow. */
export function limitBodies(uploadPaths: ReadonlySet<string>): MiddlewareHandler<ApiEnv> {
  return (c, next) => (c.req.method === 'GET' || uploadPaths.has(c.req.path) ? next() : limited(c, next));
}
