import { fromWireDate } from '#domain/dates/wire-date.ts';
import { type Caller, call } from '../http/call.ts';
import type { PasswordChange } from '../requests/account.ts';
import type { WireAccount, WireSessionsEnded } from '../responses/account.ts';
import { adminApi } from '../urls/admin-urls.ts';

export type AccountSession = ReturnType<typeof fromWireSession>;

export function accountCalls(caller: Caller) {
  return {
    /** `sessions` is null when an outside provider manages password and sessions. Dates in epoch milliseconds. */
    read: async () => {
      const { sessions, ...account } = await call<WireAccount>(caller, adminApi.account);
      return { ...account, sessions: sessions?.map(fromWireSession) ?? null };
    },

    /** Throws ApiError with the errors of `currentPassword` and `newPassword`. */
    changePassword: async (body: PasswordChange): Promise<void> => {
      await call(caller, adminApi.accountPassword, { method: 'PUT', body });
    },

    /** Returns how many sessions have ended. */
    endOtherSessions: async (): Promise<number> =>
      (await call<WireSessionsEnded>(caller, adminApi.accountSessions, { method: 'DELETE' })).ended,
  };
}

function fromWireSession({ openedAt, lastUsedAt, ...session }: NonNullable<WireAccount['sessions']>[number]) {
  return { ...session, openedAt: fromWireDate(openedAt), lastUsedAt: fromWireDate(lastUsedAt) };
}
