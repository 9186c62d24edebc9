import { sql } from 'kysely';
import type { AdministratorStore, Identity, NewAdministrator } from './identity.ts';
import { hashPassword } from './password-hash.ts';
import type { createProvider, ProviderOptions } from './provider.ts';
import { callProvider } from './provider-calls.ts';

/**
 * Administrators kept in the shop's own database. Nobody can sign up; sessions are looked up at every token.
 * The library behind it is loaded when somebody first signs in or shows a token, so that a start does not wait for it.
 */
export function embeddedIdentity<Tables>(parts: ProviderOptions<Tables>): Identity & AdministratorStore {
  const { database, publicUrl } = parts;
  let loading: Promise<ReturnType<typeof createProvider<Tables>>> | undefined;
  const provider = () => {
    loading ??= import('./provider.ts').then(({ createProvider }) => createProvider(parts));
    return loading;
  };

  return {
    handle: async (request) => callProvider((await provider()).handler, { request, publicUrl }),

    async verify(token) {
      const payload = await payloadOf(token);
      if (typeof payload?.sid !== 'string') return undefined;
      const { adapter } = await (await provider()).$context;
      const session = await adapter.findOne<{ userId: string; expiresAt: Date }>({
        model: 'session',
        where: [{ field: 'id', value: payload.sid }],
      });
      if (!session || session.userId !== payload.sub || session.expiresAt.getTime() <= Date.now()) return undefined;
      return { id: session.userId, email: String(payload.email), displayName: String(payload.name) };
    },

    async hasAdministrator() {
      const { rows } = await sql`select 1 from "user" limit 1`.execute(database.query);
      return rows.length > 0;
    },

    async saveAdministrator({ email, password, name }: NewAdministrator) {
      const { internalAdapter } = await (await provider()).$context;
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
    const auth = await provider();
    try {
      const { payload } = await auth.api.verifyJWT({ body: { token } });
      return payload;
    } catch {
      // Whatever is wrong with a token, it is refused in one way.
      return null;
    }
  }
}
