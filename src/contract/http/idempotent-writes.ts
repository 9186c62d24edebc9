import { ApiError, NotSentError } from './api-error.ts';

/** A write that may have been done. */
export type PendingWrite = { request: string; key: string };

type IdempotentWritesOptions = {
  /** Repeats a write once, after this time, when its response was lost. */
  retryAfterMs?: number;
  /** Keeps the pending write over a reload of the page. */
  storage?: { load: () => PendingWrite | undefined; store: (pending: PendingWrite) => void; remove: () => void };
};

/**
 * Sends writes with an idempotency key, which is renewed when one was done. Until then the same request is sent with the
 * same key, so that a write whose response was lost is answered then and not done twice; a refusal says nothing of it.
 * `request` identifies the write; another one gets a new key. A form is one write however it is edited: its `request` is
 * a constant.
 */
export function idempotentWrites({ retryAfterMs, storage }: IdempotentWritesOptions = {}) {
  let pending = storage?.load();

  async function attempt<Result>(request: string, send: (key: string) => Promise<Result>): Promise<Result> {
    if (pending?.request !== request) pending = { request, key: createKey() };
    // Before it is sent, because the page may be reloaded meanwhile.
    storage?.store(pending);
    const result = await send(pending.key);
    pending = undefined;
    storage?.remove();
    return result;
  }

  return async <Result>(request: string, send: (key: string) => Promise<Result>): Promise<Result> => {
    try {
      return await attempt(request, send);
    } catch (cause) {
      if (retryAfterMs === undefined || !isOutcomeUnknown(cause)) throw cause;
      await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
      return attempt(request, send);
    }
  };
}

/** The header that makes a POST idempotent. */
export function idempotencyHeaders(key: string | undefined): { headers?: Record<string, string> } {
  return key === undefined ? {} : { headers: { 'idempotency-key': key } };
}

/** Whether the write may have been done: there was no response, or one of a server that failed. */
export function isOutcomeUnknown(cause: unknown): boolean {
  if (cause instanceof NotSentError) return false;
  return !(cause instanceof ApiError) || cause.status === 0 || cause.status >= 500;
}

/** Whether another request with the key was done; with a new key this one would be done beside it. */
export function isKeyReused(cause: unknown): boolean {
  return cause instanceof ApiError && cause.status === 422;
}

/** Not `randomUUID`, which browsers lack over plain http. */
function createKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
