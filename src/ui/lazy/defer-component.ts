import { type ComponentType, lazy } from 'react';

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

/**
 * A component that the server renders and the browser loads when it is idle; put it into `Suspense`. Until then its HTML
 * stays as it came, so its properties must not change. It is left out when its module cannot be loaded.
 */
export function deferComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch(() => Nothing) }));
}

function Nothing() {
  return null;
}
