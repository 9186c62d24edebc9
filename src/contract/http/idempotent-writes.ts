import { ApiError } from './api-error.ts';
import { createIdempotencyKey } from './idempotency-key.ts';

/**
 * Repeats a call with the same idempotency key until a response arrives, so that a write whose response was lost is
 * answered then and not done twice. `request` identifies the call; another one gets a new key.
 */
export function idempotentWrites() {
  let pending: { request: string; key: string } | undefined;
  return async <Result>(request: string, send: (key: string) => Promise<Result>): Promise<Result> => {
    if (pending?.request !== request) pending = { request, key: createIdempotencyKey() };
    try {
      const result = await send(pending.key);
      pending = undefined;
      return result;
    } catch (cause) {
      const isFinal = cause instanceof ApiError && cause.status !== 0 && cause.status < 500;
      if (isFinal) pending = undefined;
      throw cause;
    }
  };
}
