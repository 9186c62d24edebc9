import { useCallback, useSyncExternalStore } from 'react';

/** Whether a time (epoch milliseconds) has passed; rerenders when it does. */
export function useIsExpired(expiresAt: number): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const timer = setTimeout(listener, Math.max(0, expiresAt - Date.now()) + 50);
      return () => clearTimeout(timer);
    },
    [expiresAt],
  );
  return useSyncExternalStore(subscribe, () => Date.now() >= expiresAt);
}
