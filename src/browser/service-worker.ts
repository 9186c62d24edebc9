/** Lets the worker (public/sw.js) keep what is visited, so that it can be read without a connection. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  // Where it is refused (private windows, some in-app browsers) the shop is simply not kept.
  const refused = await navigator.serviceWorker.register('/sw.js').then(
    () => false,
    () => true,
  );
  if (refused) return;
  const { active } = await navigator.serviceWorker.ready;
  // Pages that the router has drawn itself were never asked for as pages.
  const keep = () => active?.postMessage({ keep: location.pathname + location.search });
  keep();
  window.navigation?.addEventListener('currententrychange', keep);
}
