import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { AccountStore, OpenSession, OwnSession } from './identity.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { oldestOpening } from './session-end.ts';
import { storedToken } from './session-secrets.ts';

/** The library's date columns: text on SQLite, dates on PostgreSQL. */
const date = z.union([z.date(), z.string()]).transform((value) => new Date(value).getTime());
const sessionRow = z.object({
  id: z.string(),
  openedAt: date,
  lastUsedAt: date,
  address: z.string().nullable(),
  userAgent: z.string().nullable(),
});

/** Whose session has this proof, unless it has ended. */
export async function findSession<Tables>(
  query: Kysely<Tables>,
  proof: string,
): Promise<{ id: string; userId: string } | undefined> {
  const { rows } = await sql<{ id: string; userId: string }>`select "id", "userId" from "session"
    where "token" = ${storedToken(proof)} and ${isOpen()}`.execute(query);
  return rows[0];
}

/** Passwords and sessions in the tables of the library. */
export function accountStore<Tables>(query: Kysely<Tables>): AccountStore {
  return {
    async listSessions(administratorId): Promise<OpenSession[]> {
      const { rows } = await sql`select "id", "createdAt" as "openedAt", "updatedAt" as "lastUsedAt",
        "ipAddress" as "address", "userAgent" from "session"
        where "userId" = ${administratorId} and ${isOpen()} order by "updatedAt" desc, "id"`.execute(query);
      return z.array(sessionRow).parse(rows).map(withoutNulls);
    },

    endOtherSessions: (own) => endOtherSessions(query, own),

    async changePassword(own, { current, next }) {
      const { rows } = await sql<{ password: string | null }>`select "password" from "account"
        where "userId" = ${own.administratorId} and "providerId" = 'credential'`.execute(query);
      const hash = rows[0]?.password;
      if (!hash || !(await verifyPassword({ password: current, hash }))) return false;
      const password = await hashPassword(next);
      await query.transaction().execute(async (transaction) => {
        await sql`update "account" set "password" = ${password}, "updatedAt" = ${new Date().toISOString()}
          where "userId" = ${own.administratorId} and "providerId" = 'credential'`.execute(transaction);
        await endOtherSessions(transaction, own);
      });
      return true;
    },

    async deleteEndedSessions() {
      const { numAffectedRows } = await sql`delete from "session" where not ${isOpen()}`.execute(query);
      return Number(numAffectedRows ?? 0);
    },
  };
}

async function endOtherSessions<Tables>(query: Kysely<Tables>, { administratorId, sessionId }: OwnSession) {
  const { numAffectedRows } = await sql`delete from "session"
    where "userId" = ${administratorId} and "id" <> ${sessionId}`.execute(query);
  return Number(numAffectedRows ?? 0);
}

function isOpen() {
  const now = Date.now();
  return sql`("expiresAt" > ${new Date(now).toISOString()} and "createdAt" > ${oldestOpening(now).toISOString()})`;
}

function withoutNulls({ address, userAgent, ...session }: z.output<typeof sessionRow>): OpenSession {
  return { ...session, address: address ?? '', userAgent: userAgent ?? '' };
}
