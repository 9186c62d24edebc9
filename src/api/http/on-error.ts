import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { IdentityUnavailableError } from '#adapters/identity/identity-unavailable.ts';
import { StoreUnavailableError } from '#adapters/object-store/object-store.ts';
import { adminApi } from '#contract/urls/admin-urls.ts';
import { DatabaseUnavailableError } from '#data/engine/database-unavailable.ts';
import { isStorageFull } from '#data/engine/storage-full.ts';
import type { ApiEnv } from './env.ts';
import { Failure, failureTexts } from './failure.ts';

/** In seconds; a restarted database is usually back by then. */
const RETRY_AFTER_S = '2';
const IDENTITY_RETRY_AFTER_S = '5';

/** The calls whose failures say `success: false` beside the error (spec §7, A21). */
const CALLS_WITH_SUCCESS: ReadonlySet<string> = new Set([adminApi.priceListPreview, adminApi.priceListConfirm]);

/** Turns every error into a response: `{error, requestId}`, the text in Spanish. */
export function onError(log: Logger) {
  return (error: Error, c: Context<ApiEnv>): Response => {
    const requestId = c.get('requestId');
    const common = { requestId, ...(CALLS_WITH_SUCCESS.has(c.req.path) && { success: false }) };
    if (error instanceof Failure) return c.json({ error: error.message, ...common, ...error.details }, error.status);
    if (error instanceof HTTPException && error.status < 500) {
      const text = error.status === 415 ? failureTexts.notJson : failureTexts.badRequest;
      return c.json({ error: text, ...common }, error.status);
    }
    // Nobody receives it.
    if (isBrokenOff(error)) return c.json({ error: failureTexts.badRequest, ...common }, 400);
    if (isStorageFull(error)) {
      log.error({ err: error, requestId }, 'no room left');
      return c.json({ error: failureTexts.full, ...common }, 507);
    }
    if (error instanceof DatabaseUnavailableError) {
      log.warn({ requestId, path: c.req.path, cause: error.message }, 'the database is unavailable');
      return c.json({ error: failureTexts.unavailable, ...common }, 503, { 'Retry-After': RETRY_AFTER_S });
    }
    if (error instanceof IdentityUnavailableError) {
      log.warn({ err: error, requestId }, 'no token can be verified');
      c.header('Retry-After', IDENTITY_RETRY_AFTER_S);
      return c.json({ error: failureTexts.identityUnavailable, ...common }, 503);
    }
    if (error instanceof StoreUnavailableError) {
      log.warn({ err: error, requestId }, 'the image store is unavailable');
      return c.json({ error: failureTexts.imagesUnavailable, ...common }, 503, { 'Retry-After': RETRY_AFTER_S });
    }
    log.error({ err: error, requestId, path: c.req.path }, 'request failed');
    return c.json({ error: failureTexts.unexpected, ...common }, 500);
  };
}

/** Whether the client has gone while its request was being read, as Node reports it. */
function isBrokenOff(error: Error): boolean {
  return 'code' in error && error.code === 'ECONNRESET' && error.message === 'aborted';
}
