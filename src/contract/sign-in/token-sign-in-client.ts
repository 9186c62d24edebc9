import { ApiError } from '../http/api-error.ts';
import { type Caller, call } from '../http/call.ts';
import type { WireSession, WireSignedIn } from '../responses/sign-in.ts';
import { adminApi } from '../urls/admin-urls.ts';
import type { Credentials, SignInClient } from './sign-in-client.ts';

/** An outside provider in this browser; its session is stored in the browser, not in a cookie of the shop. */
export interface TokenProvider {
  /** Throws when the credentials are wrong. */
  signIn(credentials: Credentials): Promise<void>;
  signOut(): Promise<void>;
  /** A valid ID token, null when nobody is signed in. */
  token(): Promise<string | null>;
  /** Mails a link to the signed-in user that proves that the address is theirs. */
  sendVerification(): Promise<void>;
}

const EMAIL_UNVERIFIED = 403;

/** Signs in with an outside provider; the shop decides whether the user administers it. */
export function createTokenSignInClient(caller: Caller, provider: TokenProvider): SignInClient {
  let lastToken: string | null = null;

  const sessionOf = async (token: string, signal?: AbortSignal) =>
    (await call<WireSession>(caller, adminApi.session, { ...bearer(token), ...(signal && { signal }) }))?.user ?? null;

  /** The token, or null when the shop does not accept it, so that the user can sign in again. */
  const ifAccepted = async (token: string) => {
    if (await sessionOf(token)) return token;
    await provider.signOut();
    return null;
  };

  return {
    async signIn(credentials) {
      await logged(caller, provider.signIn(credentials));
      try {
        const token = (await provider.token()) ?? '';
        return (await call<WireSignedIn>(caller, adminApi.signInWithToken, { method: 'POST', ...bearer(token) })).user;
      } catch (error) {
        if (isUnverified(error)) await logged(caller, provider.sendVerification());
        await provider.signOut();
        throw error;
      }
    },

    /** At the shop first: without its answer the token would stay valid. */
    async signOut() {
      const token = await provider.token();
      if (token !== null) await call(caller, adminApi.signOut, { method: 'POST', body: {}, ...bearer(token) });
      await provider.signOut();
    },

    async session(signal) {
      const token = await provider.token();
      return token === null ? null : sessionOf(token, signal);
    },

    /** Called again for the same token when the shop has refused it. */
    async token() {
      const token = await provider.token();
      const wasGiven = token !== null && token === lastToken;
      lastToken = token;
      return wasGiven ? ifAccepted(token) : token;
    },
  };
}

function bearer(token: string) {
  return { headers: { authorization: `Bearer ${token}` } };
}

function isUnverified(error: unknown): boolean {
  return error instanceof ApiError && error.status === EMAIL_UNVERIFIED;
}

/** Failures of the provider are logged like those of calls. */
async function logged<Result>({ log }: Caller, promise: Promise<Result>): Promise<Result> {
  try {
    return await promise;
  } catch (cause) {
    log('Error al iniciar sesión.', cause);
    throw cause;
  }
}
