import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { adminApi } from '#contract/urls/admin-urls.ts';
import type { ApiEnv } from './env.ts';
import { Failure, failureTexts } from './failure.ts';

/** Enough for a product with the longest texts and lists allowed. */
export const MAX_BODY_BYTES = 256 * 1024;

/** Enough for as many changes of prices as one call may have. */
const MAX_ADJUSTMENT_BYTES = 2 * 1024 * 1024;

const limitedTo = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new Failure(413, failureTexts.tooLarge);
    },
  });

const limited = limitedTo(MAX_BODY_BYTES);
const limitedByPath = new Map<string, MiddlewareHandler>([[adminApi.adjustPrices, limitedTo(MAX_ADJUSTMENT_BYTES)]]);

/** Limits every body except uploads, which are limited by their handlers. GET is skipped because the check is slow. */
export function limitBodies(uploadPaths: ReadonlySet<string>): MiddlewareHandler<ApiEnv> {
  return (c, next) => {
    const { method, path } = c.req;
    if (method === 'GET' || uploadPaths.has(path)) return next();
    return (limitedByPath.get(path) ?? limited)(c, next);
  };
}
