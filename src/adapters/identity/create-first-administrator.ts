import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { NewAdministrator } from './identity.ts';
import { hashPassword } from './password-hash.ts';
import type { ProviderOptions } from './provider.ts';

/**
 * Creates an administrator unless there is one; false when there is. When several nodes do so at the same time, one of
 * them succeeds.
 */
export async function createFirstAdministrator<Tables>(
  { query, kind }: ProviderOptions<Tables>['database'],
  { email, password, name }: NewAdministrator,
): Promise<boolean> {
  const [id, hash, now] = [randomUUID(), await hashPassword(password), new Date().toISOString()];
  return query.transaction().execute(async (transaction) => {
    // On SQLite the transaction itself excludes other writers.
    if (kind === 'postgres') await sql`lock table "user" in share row exclusive mode`.execute(transaction);
    const { rows } = await sql`select 1 from "user" limit 1`.execute(transaction);
    if (rows.length > 0) return false;
    await sql`insert into "user" ("id", "name", "email", "emailVerified", "createdAt", "updatedAt")
      values (${id}, ${name}, ${email.toLowerCase()}, true, ${now}, ${now})`.execute(transaction);
    await sql`insert into "account" ("id", "accountId", "providerId", "userId", "password", "createdAt", "updatedAt")
      values (${randomUUID()}, ${id}, 'credential', ${id}, ${hash}, ${now}, ${now})`.execute(transaction);
    return true;
  });
}
