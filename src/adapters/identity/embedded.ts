import { betterAuth } from 'better-auth';
import { jwt } from 'better-auth/plugins';
import type { Kysely } from 'kysely';
import type { AdministratorStore, Identity, NewAdministrator } from './identity.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { callProvider } from './provider-calls.ts';

type Parts<Tables> = {
  database: { query: Kysely<Tables>; kind: 'sqlite' | 'postgres' };
  /** Signs cookies and seals the private keys; the same on every node. */
  secret: string;
  /** Address of the shop; decides whether cookies are for https alone. */
  publicUrl: string;
};

const TOKEN_LIFETIME = '15m';
const US = 'mostrador';
const A_DAY = 24 * 60 * 60;

/** Administrators kept in the shop's own database. Nobody can sign up; sessions are looked up at every token. */
export function embeddedIdentity<Tables>({
  database,
  secret,
  publicUrl,
}: Parts<Tables>): Identity & AdministratorStore {
  const auth = betterAuth({
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
    session: { expiresIn: 7 * A_DAY, updateAge: A_DAY },
    advanced: { useSecureCookies: publicUrl.startsWith('https:') },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    plugins: [
      jwt({
        jwt: {
          expirationTime: TOKEN_LIFETIME,
          issuer: US,
          audience: US,
          definePayload: ({ user, session }) => ({ sid: session.id, email: user.email, name: user.name }),
        },
      }),
    ],
  });

  return {
    handle: (request) => callProvider(auth.handler, { request, publicUrl }),

    async verify(token) {
      const payload = await payloadOf(token);
      if (typeof payload?.sid !== 'string') return undefined;
      const { adapter } = await auth.$context;
      const session = await adapter.findOne<{ userId: string; expiresAt: Date }>({
        model: 'session',
        where: [{ field: 'id', value: payload.sid }],
      });
      if (!session || session.userId !== payload.sub || session.expiresAt.getTime() <= Date.now()) return undefined;
      return { id: session.userId, email: String(payload.email), displayName: String(payload.name) };
    },

    async hasAdministrator() {
      const { internalAdapter } = await auth.$context;
      return (await internalAdapter.countTotalUsers()) > 0;
    },

    async saveAdministrator({ email, password, name }: NewAdministrator) {
      const { internalAdapter } = await auth.$context;
      const hash = await hashPassword(password);
      const known = await internalAdapter.findUserByEmail(email.toLowerCase());
      if (known) {
        await internalAdapter.updateUser(known.user.id, { name });
        await internalAdapter.updatePassword(known.user.id, hash);
        await internalAdapter.deleteUserSessions(known.user.id);
        return 'reset';
      }
      const user = await internalAdapter.createUser(
        { email: email.toLowerCase(), name, emailVerified: true },
        { method: 'email' },
      );
      const account = { userId: user.id, providerId: 'credential', accountId: user.id, password: hash };
      await internalAdapter.linkAccount(account);
      return 'created';
    },
  };

  async function payloadOf(token: string) {
    try {
      const { payload } = await auth.api.verifyJWT({ body: { token } });
      return payload;
    } catch {
      // Whatever is wrong with a token, it is refused in one way.
      return null;
    }
  }
}
