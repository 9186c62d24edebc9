import { useSyncExternalStore } from 'react';

/** Below this width tables become cards; the same as `md` in admin.css. */
const PHONE = '(width < 48rem)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(PHONE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(PHONE).matches,
    () => false,
  );
}
