import { ApiError } from '../http/api-error.ts';
import { type Caller, call } from '../http/call.ts';
import type { WireSession, WireSignedIn, WireToken, WireUser } from '../responses/sign-in.ts';
import { adminApi } from '../urls/admin-urls.ts';

/** The signed-in administrator. */
export type SignedInUser = WireUser;

export type Credentials = { email: string; password: string };

export type SignInClient = ReturnType<typeof createSignInClient>;

/** Signs in and out with the embedded identity provider. The session is an HttpOnly cookie. */
export function createSignInClient(caller: Caller) {
  return {
    /** Throws ApiError: 401 for wrong credentials, 429 after too many attempts. */
    signIn: async (body: Credentials): Promise<SignedInUser> =>
      (await call<WireSignedIn>(caller, adminApi.signIn, { method: 'POST', body })).user,

    signOut: async (): Promise<void> => {
      await call(caller, adminApi.signOut, { method: 'POST', body: {} });
    },

    /** The signed-in user, or null. */
    session: async (signal?: AbortSignal): Promise<SignedInUser | null> =>
      (await call<WireSession>(caller, adminApi.session, signal ? { signal } : {}))?.user ?? null,

    /** A new ID token, valid for some minutes; null when nobody is signed in. */
    token: async (): Promise<string | null> => {
      try {
        return (await call<WireToken>(caller, adminApi.token)).token;
      } catch (cause) {
        if (cause instanceof ApiError && cause.status === 401) return null;
        throw cause;
      }
    },
  };
}
