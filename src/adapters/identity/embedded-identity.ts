import { sql } from 'kysely';
import { lazyPromise } from '../lazy/lazy-promise.ts';
import { accountStore, findSession } from './account-store.ts';
import { createFirstAdministrator } from './create-first-administrator.ts';
import type { AdministratorStore, Identity, NewAdministrator } from './identity.ts';
import { hashPassword } from './password-hash.ts';
import type { ProviderOptions } from './provider.ts';
import { callProvider } from './provider-calls.ts';

/**
 * Administrators in the shop's own database. Nobody can sign up; every verification of a token looks up its session.
 * The library is loaded at the first sign-in or token, so that the start does not wait for it.
 */
export function embeddedIdentity<Tables>(options: ProviderOptions<Tables>): Identity & AdministratorStore {
  const { database, publicUrl } = options;
  const provider = lazyPromise(async () => {
    const { createProvider } = await import('./provider.ts');
    return createProvider(options);
  });

  return {
    handle: async (request) => callProvider((await provider()).handler, { request, publicUrl }),

    async verify(token) {
      const payload = await readPayload(token);
      if (typeof payload?.sid !== 'string') return undefined;
      const session = await findSession(database.query, payload.sid);
      if (!session || session.userId !== payload.sub) return undefined;
      const { email, name } = payload;
      return { id: session.userId, email: String(email), displayName: String(name), sessionId: session.id };
    },

    account: accountStore(database.query),

    async hasAdministrator() {
      const { rows } = await sql`select 1 from "user" limit 1`.execute(database.query);
      return rows.length > 0;
    },

    createFirstAdministrator: async (administrator) => createFirstAdministrator(database, administrator),

    async saveAdministrator({ email, password, name }: NewAdministrator) {
      const { internalAdapter } = await (await provider()).$context;
      const hash = await hashPassword(password);
      const existing = await internalAdapter.findUserByEmail(email.toLowerCase());
      if (existing) {
        await internalAdapter.updateUser(existing.user.id, { name });
        await internalAdapter.updatePassword(existing.user.id, hash);
        await internalAdapter.deleteUserSessions(existing.user.id);
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

  async function readPayload(token: string) {
    const auth = await provider();
    try {
      const { payload } = await auth.api.verifyJWT({ body: { token } });
      return payload;
    } catch {
      // All invalid tokens are refused in the same way.
      return null;
    }
  }
}
