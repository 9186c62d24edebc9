import { createIdTokens } from '#contract/sign-in/id-tokens.ts';
import type { Credentials, SignedInUser } from '#contract/sign-in/sign-in-client.ts';
import { forgetAllPreviewAnswers, forgetExpiredPreviewAnswers } from '../stored-lists/preview-answers.ts';
import { forgetLists } from '../stored-lists/stored-lists.ts';
import { forgetTabValues } from '../tab-storage/tab-value.ts';
import { sessionClient } from './session-client.ts';

export const sessionTokens = createIdTokens(sessionClient, Date.now);

/** Requested once per page load; an expired session is noticed at the next call (`requestSignIn`). */
let cachedUser: Promise<SignedInUser | null> | undefined;

export function currentUser(): Promise<SignedInUser | null> {
  forgetExpiredPreviewAnswers();
  cachedUser ??= sessionClient.session().catch((error) => {
    cachedUser = undefined;
    throw error;
  });
  return cachedUser;
}

/** Throws ApiError when refused. */
export async function signIn(credentials: Credentials): Promise<void> {
  await sessionClient.signIn(credentials);
  clearSession();
}

export async function signOut(): Promise<void> {
  await sessionClient.signOut();
  forgetAllPreviewAnswers();
  forgetTabValues();
  await forgetLists();
  clearSession();
}

function clearSession(): void {
  cachedUser = undefined;
  sessionTokens.forget();
}
