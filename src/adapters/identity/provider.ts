import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { getAdapter } from 'better-auth/db/adapter';
import { jwt } from 'better-auth/plugins';
import type { Kysely } from 'kysely';
import { MAX_PASSWORD_LENGTH } from '#domain/identity/password-rule.ts';
import { hashSessionTokens } from './hashed-sessions.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { IDLE_LIFETIME_S, PROLONG_AFTER_S } from './session-end.ts';
import { sessionProof } from './session-secrets.ts';
import { readSigningKeys } from './signing-keys.ts';

export type ProviderOptions<Tables> = {
  database: { query: Kysely<Tables>; kind: 'sqlite' | 'postgres' };
  /** Signs cookies and encrypts the private keys; the same on every node. */
  secret: string;
  /** Address of the shop; with https, cookies are secure. */
  publicUrl: string;
};

const TOKEN_LIFETIME = '15m';
const ISSUER = 'mostrador';

/** The library that stores administrators and sessions. Slow to load: see `embeddedIdentity`. */
export async function createProvider<Tables>({ database, secret, publicUrl }: ProviderOptions<Tables>) {
  const options = {
    secret,
    baseURL: publicUrl,
    basePath: '/api/auth',
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    session: { expiresIn: IDLE_LIFETIME_S, updateAge: PROLONG_AFTER_S },
    advanced: { useSecureCookies: publicUrl.startsWith('https:') },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    // What fails in the database reaches our error handler, which knows a full disk and one that is away.
    onAPIError: { throw: true },
    plugins: [
      jwt({
        adapter: { getJwks: ({ context }) => readSigningKeys(context) },
        jwt: {
          expirationTime: TOKEN_LIFETIME,
          issuer: ISSUER,
          audience: ISSUER,
          definePayload: ({ user, session }) => ({
            sid: sessionProof(session.token),
            email: user.email,
            name: user.name,
          }),
        },
      }),
    ],
  } satisfies BetterAuthOptions;
  const adapter = await getAdapter({ ...options, database: { db: database.query, type: database.kind } });
  return betterAuth({ ...options, database: () => hashSessionTokens(adapter) });
}
