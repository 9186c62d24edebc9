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
  const answered = pendingRequests;
  pendingRequests = [];
  for (const listener of listeners) listener();
  for (const answer of answered) answer(signedIn);
}

/** For useSyncExternalStore: whether a request is pending. */
export const signInRequestStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  now: (): boolean => pendingRequests.length > 0,
  onServer: (): boolean => false,
};
