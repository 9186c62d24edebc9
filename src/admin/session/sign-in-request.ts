import { createStore, type ReadableStore } from '#ui/store/store.ts';

type Resolve = (signedIn: boolean) => void;
type SignInRequests = readonly Resolve[];

const NO_REQUESTS: SignInRequests = [];

const store = createStore(NO_REQUESTS);

/** The requests that wait for the dialog. */
export const signInRequests: ReadableStore<SignInRequests> = store;

/**
 * Opens the sign-in dialog over the page and resolves when it closes; false when the user cancelled. Simultaneous
 * requests share one dialog.
 */
export function requestSignIn(): Promise<boolean> {
  return new Promise((resolve) => store.set([...store.get(), resolve]));
}

/** Closes the dialog and resolves all requests. */
export function settleSignInRequests(signedIn: boolean): void {
  const settled = store.get();
  store.set(NO_REQUESTS);
  for (const resolve of settled) resolve(signedIn);
}
