/** Any file that is always there. */
const PROBE = '/favicon.svg';

/** Whether the shop cannot be reached at all. To be asked after a request without a response: it makes another one. */
export async function isOffline(): Promise<boolean> {
  if (typeof window === 'undefined') return false;
  if (!navigator.onLine) return true;
  return fetch(PROBE, { method: 'HEAD', cache: 'no-store' }).then(
    () => false,
    () => true,
  );
}
