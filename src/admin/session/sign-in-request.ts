type Resolve = (signedIn: boolean) => void;

let pendingRequests: Resolve[] = [];
const listeners = new Set<() => void>();

/**
 * Opens the sign-in dialog over the page and resolves when it closes; false when the user cancelled. Simultaneous
 * requests share one dialog.
 */
export function requestSignIn(): Promise<boolean> {
  return new Promise((resolve) => {
    pendingRequests = [...pendingRequests, resolve];
    for (const listener of listeners) listener();
  });
}

/** Closes the dialog and resolves all requests. */
export function settleSignInRequests(signedIn: boolean): void {
  const settled = pendingRequests;
  pendingRequests = [];
  for (const listener of listeners) listener();
  for (const resolve of settled) resolve(signedIn);
}

/** For useSyncExternalStore: whether a request is pending. */
export const signInRequestStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getSnapshot: (): boolean => pendingRequests.length > 0,
  getServerSnapshot: (): boolean => false,
};
