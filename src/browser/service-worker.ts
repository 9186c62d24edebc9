/** Registers the worker (public/sw.js), which stores visited pages for use without a connection. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  // Private windows and some in-app browsers refuse it; the shop then works online only.
  const isRefused = await navigator.serviceWorker.register('/sw.js').then(
    () => false,
    () => true,
  );
  if (isRefused) return;
  const { active } = await navigator.serviceWorker.ready;
  // The worker sees no page request for client-side navigations, so it is told to store those pages.
  const storePage = () => active?.postMessage({ keep: location.pathname + location.search });
  storePage();
  window.navigation?.addEventListener('currententrychange', storePage);
}
