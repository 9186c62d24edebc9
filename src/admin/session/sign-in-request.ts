type Resolve = (signedIn: boolean) => void;

let pendingRequests: Resolve[] = [];
const listeners = new Set<() => void>();

/**
 * Opens the sign-in dialog over the page, so that what was typed there stays, and waits for its end. Calls that find
 * the session ended at the same time wait for the same dialog. False when the user gave up.
 */
export function requestSignIn(): Promise<boolean> {
  return new Promise((resolve) => {
    pendingRequests = [...pendingRequests, resolve];
    for (const listener of listeners) listener();
  });
}

/** Closes the dialog and tells those who wait. */
export function settleSignInRequests(signedIn: boolean): void {
  const answered = pendingRequests;
  pendingRequests = [];
  for (const listener of listeners) listener();
  for (const answer of answered) answer(signedIn);
}

/** For useSyncExternalStore: whether somebody waits. */
export const signInRequestStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  now: (): boolean => pendingRequests.length > 0,
  onServer: (): boolean => false,
};
