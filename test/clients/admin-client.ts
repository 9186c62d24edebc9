import { type AdminClient, createAdminClient } from '#contract/admin/admin-client.ts';
import { createSignInClient } from '#contract/sign-in/sign-in-client.ts';
import { validatingFetch } from '#contract/validation/validating-fetch.ts';
import { credentials } from '../servers/shop-server.ts';

const log = () => {};

/** The administrator's calls to the shop at `url`; `token` returns a valid ID token. */
export function adminClientAt(url: string, token: () => Promise<string>): AdminClient {
  // Without the session cookie: the token alone must be enough.
  const fetchFromShop = validatingFetch((path, init) => fetch(url + path, init ?? {}));
  return createAdminClient({ fetch: fetchFromShop, log, token });
}

/** Clients of real servers that share their data: one sign-in is enough for all of them. */
export function adminClients(): (url: string) => Promise<AdminClient> {
  const tokenFor = adminTokens();
  return async (url) => {
    const token = await tokenFor(url);
    return adminClientAt(url, async () => token);
  };
}

/** ID tokens of the administrator; the cookie of one sign-in stays valid when the server is restarted. */
export function adminTokens(): (url: string) => Promise<string> {
  let cookie = '';
  return async (url) => {
    const fetchWithCookie = async (path: string, init?: RequestInit) => {
      const headers = new Headers(init?.headers);
      if (cookie !== '') headers.set('cookie', cookie);
      const response = await fetch(url + path, { ...init, headers });
      const cookies = response.headers.getSetCookie().map((header) => header.split(';')[0]);
      if (cookies.length > 0) cookie = cookies.join('; ');
      return response;
    };
    const client = createSignInClient({ fetch: validatingFetch(fetchWithCookie), log });
    if (cookie === '') await client.signIn(credentials);
    const token = await client.token();
    if (token === null) throw new Error('the administrator is not signed in');
    return token;
  };
}
