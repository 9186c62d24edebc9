import { ApiError } from './api-error.ts';
import { createIdempotencyKey } from './idempotency-key.ts';

/**
 * Makes the same call with the same key again until it was answered: what was done without its answer coming back is told
 * then, and not done twice.
 */
export function idempotentRetry() {
  let open: { asked: string; key: string } | undefined;
  return async <Answer>(asked: string, make: (key: string) => Promise<Answer>): Promise<Answer> => {
    if (open?.asked !== asked) open = { asked, key: createIdempotencyKey() };
    try {
      const answer = await make(open.key);
      open = undefined;
      return answer;
    } catch (cause) {
      const isAnswer = cause instanceof ApiError && cause.status !== 0 && cause.status < 500;
      if (isAnswer) open = undefined;
      throw cause;
    }
  };
}
