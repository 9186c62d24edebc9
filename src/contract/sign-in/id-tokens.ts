import type { SignInClient } from './sign-in-client.ts';

/** A token is renewed this long before it expires, so that it stays valid during a call. */
const SPARE_MS = 60_000;

export type IdTokens = {
  /** The ID token, cached until shortly before it expires; concurrent calls share one request. Null: signed out. */
  token(): Promise<string | null>;
  /** Drops the cached token: after signing in or out, or when the server refused it. */
  forget(): void;
};

/** Caches the ID token for the admin client. */
export function createIdTokens({ token: fetchToken }: Pick<SignInClient, 'token'>, now: () => number): IdTokens {
  let cached: { token: Promise<string | null>; expiresAt: number } | undefined;
  const renew = () => {
    const renewal = { token: fetchToken(), expiresAt: Number.POSITIVE_INFINITY };
    cached = renewal;
    const drop = () => {
      if (cached === renewal) cached = undefined;
    };
    renewal.token.then((token) => {
      if (token === null) drop();
      else renewal.expiresAt = readExpiry(token) - SPARE_MS;
    }, drop);
    return renewal.token;
  };
  return {
    token: () => (cached && now() < cached.expiresAt ? cached.token : renew()),
    forget: () => {
      cached = undefined;
    },
  };
}

/** The expiry of a JWT in epoch milliseconds; 0 when it has none. */
function readExpiry(token: string): number {
  const claims = readClaims(token);
  const hasExpiry = typeof claims === 'object' && claims !== null && 'exp' in claims;
  return hasExpiry && typeof claims.exp === 'number' ? claims.exp * 1000 : 0;
}

function readClaims(token: string): unknown {
  const [, payload = ''] = token.split('.');
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return undefined;
  }
}
