import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { IdentityUnavailableError } from '#adapters/identity/identity-unavailable.ts';
import { StoreUnavailableError } from '#adapters/object-store/object-store.ts';
import { DatabaseUnavailableError } from '#data/engine/database-unavailable.ts';
import { isStorageFull } from '#data/engine/storage-full.ts';
import type { ApiEnv } from './env.ts';
import { Failure, failureTexts } from './failure.ts';

/** In seconds; a restarted database is usually back by then. */
const RETRY_AFTER_S = '2';
const IDENTITY_RETRY_AFTER_S = '5';

/** Turns every error into a response: `{error, requestId}`, the text in Spanish. */
export function onError(log: Logger) {
  return (error: Error, c: Context<ApiEnv>): Response => {
    const requestId = c.get('requestId');
    if (error instanceof Failure) return c.json({ error: error.message, requestId, ...error.details }, error.status);
    if (error instanceof HTTPException && error.status < 500) {
      const text = error.status === 415 ? failureTexts.notJson : failureTexts.badRequest;
      return c.json({ error: text, requestId }, error.status);
    }
    // Nobody receives it.
    if (isBrokenOff(error)) return c.json({ error: failureTexts.badRequest, requestId }, 400);
    if (isStorageFull(error)) {
      log.error({ err: error, requestId }, 'no room left');
      return c.json({ error: failureTexts.full, requestId }, 507);
    }
    if (error instanceof DatabaseUnavailableError) {
      log.warn({ requestId, path: c.req.path, cause: error.message }, 'the database is unavailable');
      return c.json({ error: failureTexts.unavailable, requestId }, 503, { 'Retry-After': RETRY_AFTER_S });
    }
    if (error instanceof IdentityUnavailableError) {
      log.warn({ err: error, requestId }, 'no token can be verified');
      c.header('Retry-After', IDENTITY_RETRY_AFTER_S);
      return c.json({ error: failureTexts.identityUnavailable, requestId }, 503);
    }
    if (error instanceof StoreUnavailableError) {
      log.warn({ err: error, requestId }, 'the image store is unavailable');
      return c.json({ error: failureTexts.imagesUnavailable, requestId }, 503, { 'Retry-After': RETRY_AFTER_S });
    }
    log.error({ err: error, requestId, path: c.req.path }, 'request failed');
    return c.json({ error: failureTexts.unexpected, requestId }, 500);
  };
}

/** Whether the client has gone while its request was being read, as Node reports it. */
function isBrokenOff(error: Error): boolean {
  return 'code' in error && error.code === 'ECONNRESET' && error.message === 'aborted';
}
