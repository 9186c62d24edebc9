import { type JWTPayload, type JWTVerifyGetKey, jwtVerify, UnsecuredJWT } from 'jose';
import { z } from 'zod';
import { IdentityUnavailableError } from '../identity-unavailable.ts';

/** What we read of a token that Firebase Authentication has signed. Dates in seconds, as in the token. */
export type IdToken = z.output<typeof idToken>;

/** Other ways to sign in than by password, and tenants, are not ours: who may sign in there is decided elsewhere. */
const idToken = z.object({
  sub: z.string().min(1).max(128),
  auth_time: z.number().int().positive(),
  email: z.string(),
  email_verified: z.boolean(),
  name: z.string().optional(),
  firebase: z.object({ sign_in_provider: z.literal('password'), tenant: z.undefined().optional() }),
});

/** For clocks that differ. */
const CLOCK_TOLERANCE_S = 10;
const LIFETIME_S = 60 * 60;

export type TokenReaderOptions = {
  projectId: string;
  keys: JWTVerifyGetKey;
  /** Tokens of the emulator have no signature. */
  isEmulator: boolean;
};

/**
 * Reads a token of the project, undefined when it is malformed, forged, expired or of another project. Throws
 * IdentityUnavailableError when its signature cannot be checked.
 */
export function tokenReader({ projectId, keys, isEmulator }: TokenReaderOptions) {
  const claims = {
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    requiredClaims: ['exp', 'iat', 'auth_time', 'sub'],
    // Refuses an issue date in the future, too.
    maxTokenAge: LIFETIME_S,
    clockTolerance: CLOCK_TOLERANCE_S,
  };
  const readPayload = async (token: string): Promise<JWTPayload> => {
    if (isEmulator) return UnsecuredJWT.decode(token, claims).payload;
    return (await jwtVerify(token, keyWithId(keys), { ...claims, algorithms: ['RS256'] })).payload;
  };

  return async (token: string): Promise<IdToken | undefined> => {
    try {
      const read = idToken.parse(await readPayload(token));
      return read.auth_time <= Date.now() / 1000 + CLOCK_TOLERANCE_S ? read : undefined;
    } catch (error) {
      if (error instanceof IdentityUnavailableError) throw error;
      // All invalid tokens are refused in the same way.
      return undefined;
    }
  };
}

/** Without an id the library would take the only key. */
function keyWithId(keys: JWTVerifyGetKey): JWTVerifyGetKey {
  return (header, token) => {
    if (typeof header.kid !== 'string') throw new Error('the token does not name its key');
    return keys(header, token);
  };
}
