import { ApiError } from '#contract/http/api-error.ts';

const RETRY_DELAY_MS = 1500;

/**
 * Makes a call, and once more when no answer came. Only for calls that the server does a single time however often they
 * come: the second answer then tells what the first one did.
 */
export async function retryOnce<Answer>(make: () => Promise<Answer>, pauseMs = RETRY_DELAY_MS): Promise<Answer> {
  try {
    return await make();
  } catch (cause) {
    const isUnanswered = cause instanceof ApiError && (cause.status === 0 || cause.status >= 500);
    if (!isUnanswered) throw cause;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return make();
  }
}
