import { createAdminClient } from '#contract/admin/admin-client.ts';
import type { Fetch } from '#contract/http/call.ts';
import { browserTransport } from './browser-transport.ts';
import { sessionTokens } from './session.ts';
import { requestSignIn } from './sign-in-request.ts';

/** After a 401 lets the user sign in again in a dialog and repeats the request. */
const withSignInRetry =
  (fetch: Fetch): Fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    if (response.status !== 401) return response;
    sessionTokens.forget();
    const token = await currentToken();
    if (token === null) return response;
    const headers = new Headers(init?.headers);
    headers.set('authorization', `Bearer ${token}`);
    return fetch(input, { ...init, headers });
  };

async function currentToken(): Promise<string | null> {
  const token = await sessionTokens.token();
  if (token !== null) return token;
  return (await requestSignIn()) ? sessionTokens.token() : null;
}

/** An admin client over another `fetch`, with the token of the signed-in user. */
export const adminClientWith = (fetch: Fetch) =>
  createAdminClient({ fetch: withSignInRetry(fetch), log: browserTransport.log, token: currentToken });

/** The admin client of the browser. */
export const adminClient = adminClientWith(browserTransport.fetch);
