import { type AdminClient, createAdminClient } from '#contract/admin/admin-client.ts';
import type { Fetch } from '#contract/http/call.ts';
import { createSignInClient } from '#contract/sign-in/sign-in-client.ts';
import { ADMINISTRATOR } from '../servers/shop-server.ts';

const log = () => {};

/** The administrator of a real server. */
export function adminClients() {
  const tokenOf = adminTokens();
  return async (url: string): Promise<AdminClient> => {
    const token = await tokenOf(url);
    // Without the cookie: calls need the token alone.
    return createAdminClient({ fetch: (path, init) => fetch(url + path, init ?? {}), log, token: async () => token });
  };
}

/** ID tokens of the administrator; the cookie of one sign-in is good for the server that is started after it. */
export function adminTokens() {
  let cookie = '';
  return async (url: string): Promise<string> => {
    const overNetwork: Fetch = (path, init) => {
      const headers = new Headers(init?.headers);
      if (cookie !== '') headers.set('cookie', cookie);
      return fetch(url + path, { ...init, headers });
    };
    const keepingCookies: Fetch = async (path, init) => {
      const response = await overNetwork(path, init);
      const set = response.headers.getSetCookie().map((text) => text.split(';')[0]);
      if (set.length > 0) cookie = set.join('; ');
      return response;
    };
    const signIn = createSignInClient({ fetch: keepingCookies, log });
    const credentials = { email: ADMINISTRATOR.ADMIN_EMAIL, password: ADMINISTRATOR.ADMIN_PASSWORD };
    if (cookie === '') await signIn.signIn(credentials);
    const token = await signIn.token();
    if (token === null) throw new Error('the administrator is not signed in');
    return token;
  };
}
