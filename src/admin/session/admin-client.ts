import { createAdminClient } from '#contract/admin/admin-client.ts';
import type { Fetch } from '#contract/http/call.ts';
import { browserTransport } from './browser-transport.ts';
import { sessionTokens } from './session.ts';
import { requestSignIn } from './sign-in-request.ts';

/** A session that ended in mid-work is opened anew in a dialog, and the call then goes on as if nothing had happened. */
const withSignInRetry =
  (fetch: Fetch): Fetch =>
  async (input, init) => {
    const answer = await fetch(input, init);
    if (answer.status !== 401) return answer;
    sessionTokens.forget();
    const token = await currentToken();
    if (token === null) return answer;
    const headers = new Headers(init?.headers);
    headers.set('authorization', `Bearer ${token}`);
    return fetch(input, { ...init, headers });
  };

async function currentToken(): Promise<string | null> {
  const token = await sessionTokens.token();
  if (token !== null) return token;
  return (await requestSignIn()) ? sessionTokens.token() : null;
}

/** The administrator's calls over another kind of fetch, with the token of whoever is signed in. */
export const adminClientWith = (fetch: Fetch) =>
  createAdminClient({ fetch: withSignInRetry(fetch), log: browserTransport.log, token: currentToken });

/** The administrator's calls from this browser. */
export const adminClient = adminClientWith(browserTransport.fetch);
