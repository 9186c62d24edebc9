import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { isDatabaseFull } from '#data/engine/database-full.ts';
import type { ApiEnv } from './env.ts';
import { Failure, failureTexts } from './failure.ts';

/** Turns every error into a response: `{error, requestId}`, the text in Spanish. */
export function onError(log: Logger) {
  return (error: Error, c: Context<ApiEnv>): Response => {
    const requestId = c.get('requestId');
    if (error instanceof Failure) return c.json({ error: error.message, requestId, ...error.details }, error.status);
    if (error instanceof HTTPException && error.status < 500) {
      const text = error.status === 415 ? failureTexts.notJson : failureTexts.badRequest;
      return c.json({ error: text, requestId }, error.status);
    }
    if (isDatabaseFull(error)) {
      log.error({ err: error, requestId }, 'no room left');
      return c.json({ error: failureTexts.full, requestId }, 507);
    }
    log.error({ err: error, requestId, path: c.req.path }, 'request failed');
    return c.json({ error: failureTexts.unexpected, requestId }, 500);
  };
}
