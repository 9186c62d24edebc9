import type { SignInClient } from './sign-in-client.ts';

/** A token is renewed this long before its end, so that it does not run out on its way. */
const SPARE_MS = 60_000;

export type IdTokens = {
  /** The ID token, kept until shortly before its end; whoever asks at the same time shares one call. Null: signed out. */
  token(): Promise<string | null>;
  /** Lets go of the token: after signing in or out, or when the server refused it. */
  forget(): void;
};

/** Gives the admin client its ID token without asking for a new one at each call. */
export function idTokens({ token: fetchToken }: Pick<SignInClient, 'token'>, now: () => number): IdTokens {
  let kept: { token: Promise<string | null>; until: number } | undefined;
  const renewed = () => {
    const renewal = { token: fetchToken(), until: Number.POSITIVE_INFINITY };
    kept = renewal;
    const drop = () => {
      if (kept === renewal) kept = undefined;
    };
    renewal.token.then((token) => {
      if (token === null) drop();
      else renewal.until = expiryOf(token) - SPARE_MS;
    }, drop);
    return renewal.token;
  };
  return {
    token: () => (kept && now() < kept.until ? kept.token : renewed()),
    forget: () => {
      kept = undefined;
    },
  };
}

/** When a JWT ends, in epoch milliseconds; 0 when it does not say. */
function expiryOf(token: string): number {
  const [, payload = ''] = token.split('.');
  try {
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof exp === 'number' ? exp * 1000 : 0;
  } catch {
    return 0;
  }
}
