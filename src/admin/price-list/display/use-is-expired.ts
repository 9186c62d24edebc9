import { useCallback, useSyncExternalStore } from 'react';

/** Whether this moment (epoch milliseconds) has passed; turns by itself when it does. */
export function useIsExpired(endsAt: number): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const timer = setTimeout(listener, Math.max(0, endsAt - Date.now()) + 50);
      return () => clearTimeout(timer);
    },
    [endsAt],
  );
  return useSyncExternalStore(subscribe, () => Date.now() >= endsAt);
}
