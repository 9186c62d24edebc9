import { ApiError } from '../http/api-error.ts';
import { type Caller, call } from '../http/call.ts';
import type { WireSession, WireSignedIn, WireSignInProvider, WireToken, WireUser } from '../responses/sign-in.ts';
import { adminApi } from '../urls/admin-urls.ts';

/** The signed-in administrator. */
export type SignedInUser = WireUser;

export type Credentials = { email: string; password: string };

export interface SignInClient {
  /** Throws when refused: ApiError, or an error of an outside provider. */
  signIn(credentials: Credentials): Promise<SignedInUser>;
  signOut(): Promise<void>;
  /** The signed-in user, or null. */
  session(signal?: AbortSignal): Promise<SignedInUser | null>;
  /** An ID token; null when nobody is signed in. */
  token(): Promise<string | null>;
}

/** Signs in and out with the embedded identity provider. The session is an HttpOnly cookie. */
export function createSignInClient(caller: Caller): SignInClient & { provider: () => Promise<WireSignInProvider> } {
  return {
    /** Throws ApiError: 401 for wrong credentials, 429 after too many attempts. */
    signIn: async (body) => (await call<WireSignedIn>(caller, adminApi.signIn, { method: 'POST', body })).user,

    signOut: async () => {
      await call(caller, adminApi.signOut, { method: 'POST', body: {} });
    },

    session: async (signal) =>
      (await call<WireSession>(caller, adminApi.session, signal ? { signal } : {}))?.user ?? null,

    /** Which provider the shop uses. */
    provider: () => call<WireSignInProvider>(caller, adminApi.signInProvider),

    /** A new ID token, valid for some minutes; null when nobody is signed in. */
    token: async () => {
      try {
        return (await call<WireToken>(caller, adminApi.token)).token;
      } catch (cause) {
        if (cause instanceof ApiError && cause.status === 401) return null;
        throw cause;
      }
    },
  };
}
