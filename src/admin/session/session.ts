import { idTokens } from '#contract/sign-in/id-tokens.ts';
import { type Credentials, createSignInClient, type SignedInUser } from '#contract/sign-in/sign-in-client.ts';
import { browserCaller } from './browser-transport.ts';

const provider = createSignInClient(browserCaller);

export const tokens = idTokens(provider, Date.now);

/** Asked once per page load; a session that has ended meanwhile shows at the next call (`signInAgain`). */
let known: Promise<SignedInUser | null> | undefined;

export function currentUser(): Promise<SignedInUser | null> {
  known ??= provider.session().catch((error) => {
    known = undefined;
    throw error;
  });
  return known;
}

/** Throws ApiError when it is refused. */
export async function signIn(credentials: Credentials): Promise<void> {
  await provider.signIn(credentials);
  forget();
}

export async function signOut(): Promise<void> {
  await provider.signOut();
  forget();
}

function forget(): void {
  known = undefined;
  tokens.forget();
}
