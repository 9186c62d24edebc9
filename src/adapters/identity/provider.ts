import { betterAuth } from 'better-auth';
import { jwt } from 'better-auth/plugins';
import type { Kysely } from 'kysely';
import { hashPassword, verifyPassword } from './password-hash.ts';

export type ProviderOptions<Tables> = {
  database: { query: Kysely<Tables>; kind: 'sqlite' | 'postgres' };
  /** Signs cookies and encrypts the private keys; the same on every node. */
  secret: string;
  /** Address of the shop; with https, cookies are secure. */
  publicUrl: string;
};

const TOKEN_LIFETIME = '15m';
const ISSUER = 'mostrador';
const ONE_DAY_S = 24 * 60 * 60;

/** The library that stores administrators and sessions. Slow to load: see `embeddedIdentity`. */
export function createProvider<Tables>({ database, secret, publicUrl }: ProviderOptions<Tables>) {
  return betterAuth({
    database: { db: database.query, type: database.kind },
    secret,
    baseURL: publicUrl,
    basePath: '/api/auth',
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      maxPasswordLength: 200,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    session: { expiresIn: 7 * ONE_DAY_S, updateAge: ONE_DAY_S },
    advanced: { useSecureCookies: publicUrl.startsWith('https:') },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    plugins: [
      jwt({
        jwt: {
          expirationTime: TOKEN_LIFETIME,
          issuer: ISSUER,
          audience: ISSUER,
          definePayload: ({ user, session }) => ({ sid: session.id, email: user.email, name: user.name }),
        },
      }),
    ],
  });
}
