import { ApiError } from '#contract/http/api-error.ts';

const RETRY_DELAY_MS = 1500;

/**
 * Calls, and retries once after a network or server error. Only for idempotent calls, whose second response tells the
 * result of the first.
 */
export async function retryOnce<Result>(callServer: () => Promise<Result>, delayMs = RETRY_DELAY_MS): Promise<Result> {
  try {
    return await callServer();
  } catch (cause) {
    const isRetryable = cause instanceof ApiError && (cause.status === 0 || cause.status >= 500);
    if (!isRetryable) throw cause;
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    return callServer();
  }
}
