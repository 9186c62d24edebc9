/** Longest wait for an idle moment, in milliseconds. */
const MAX_WAIT_MS = 2000;

/** Resolves after the load event, when the browser has nothing to do. */
export async function untilIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await new Promise<void>((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: MAX_WAIT_MS });
    else setTimeout(resolve, 1);
  });
}
