import { type AdminClient, createAdminClient } from '#contract/admin-client.ts';
import type { Fetch } from '#contract/call.ts';
import { createSignInClient } from '#contract/sign-in-client.ts';
import { ADMINISTRATOR } from '../e2e/shop-server.ts';

/** The administrator of a real server; the cookie of one sign-in is good for the server that is started after it. */
export function shopCaller() {
  let cookie = '';
  return async (url: string): Promise<AdminClient> => {
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
    const log = () => {};
    const signIn = createSignInClient({ fetch: keepingCookies, log });
    const credentials = { email: ADMINISTRATOR.ADMIN_EMAIL, password: ADMINISTRATOR.ADMIN_PASSWORD };
    if (cookie === '') await signIn.signIn(credentials);
    const token = await signIn.token();
    // Without the cookie: calls need the token alone.
    return createAdminClient({ fetch: (path, init) => fetch(url + path, init ?? {}), log, token: async () => token });
  };
}
