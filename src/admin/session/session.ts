import { createIdTokens } from '#contract/sign-in/id-tokens.ts';
import { type Credentials, createSignInClient, type SignedInUser } from '#contract/sign-in/sign-in-client.ts';
import { browserTransport } from './browser-transport.ts';

const provider = createSignInClient(browserTransport);

export const sessionTokens = createIdTokens(provider, Date.now);

/** Requested once per page load; an expired session is noticed at the next call (`requestSignIn`). */
let cachedUser: Promise<SignedInUser | null> | undefined;

export function currentUser(): Promise<SignedInUser | null> {
  cachedUser ??= provider.session().catch((error) => {
    cachedUser = undefined;
    throw error;
  });
  return cachedUser;
}

/** Throws ApiError when refused. */
export async function signIn(credentials: Credentials): Promise<void> {
  await provider.signIn(credentials);
  clearSession();
}

export async function signOut(): Promise<void> {
  await provider.signOut();
  clearSession();
}

function clearSession(): void {
  cachedUser = undefined;
  sessionTokens.forget();
}
