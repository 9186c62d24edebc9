declare global {
  interface WindowEventMap {
    /** Dispatched by the root route after each navigation. */
    navigated: Event;
  }
}

/** Registers the service worker (public/sw.js), which caches visited pages for use without a connection. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  // Private windows and some in-app browsers refuse it; the shop then works online only.
  const isRefused = await navigator.serviceWorker.register('/sw.js').then(
    () => false,
    () => true,
  );
  if (isRefused) return;
  const { active } = await navigator.serviceWorker.ready;
  // Client-side navigations request no page, so the worker gets a message for each.
  const cacheCurrentPage = () => active?.postMessage({ keep: location.pathname + location.search });
  cacheCurrentPage();
  addEventListener('navigated', cacheCurrentPage);
}
