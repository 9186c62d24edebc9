import type { Database } from '../engine/database.ts';

type Reader = Pick<Database, 'query'>;
type Attempt = { key: string; now: number; windowMs: number };

const KNOWN_SIGN_IN_MS = 90 * 24 * 60 * 60 * 1000;
const ATTEMPT_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Counts an attempt and returns the number of attempts within the window, this one included. */
export async function countAttempt({ query }: Reader, { key, now, windowMs }: Attempt): Promise<number> {
  const { count } = await query
    .insertInto('sign_in_attempts')
    .values({ key, began_at: now, count: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => {
        const expired = eb('sign_in_attempts.began_at', '<=', now - windowMs);
        return {
          count: eb
            .case()
            .when(expired)
            .then(1)
            .else(eb('sign_in_attempts.count', '+', 1))
            .end(),
          began_at: eb.case().when(expired).then(now).else(eb.ref('sign_in_attempts.began_at')).end(),
        };
      }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return count;
}

/** Starts the count of this key anew. */
export async function forgetAttempts({ query }: Reader, key: string): Promise<void> {
  await query.deleteFrom('sign_in_attempts').where('key', '=', key).execute();
}

/** Records a successful sign-in and deletes expired rows. */
export async function recordKnownSignIn({ query }: Reader, { key, now }: Pick<Attempt, 'key' | 'now'>): Promise<void> {
  await query
    .insertInto('known_sign_ins')
    .values({ key, at: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ at: now }))
    .execute();
  await query
    .deleteFrom('known_sign_ins')
    .where('at', '<', now - KNOWN_SIGN_IN_MS)
    .execute();
  await query
    .deleteFrom('sign_in_attempts')
    .where('began_at', '<', now - ATTEMPT_LIFETIME_MS)
    .execute();
}

export async function isKnownSignIn({ query }: Reader, { key, now }: Pick<Attempt, 'key' | 'now'>): Promise<boolean> {
  const row = await query
    .selectFrom('known_sign_ins')
    .select('key')
    .where('key', '=', key)
    .where('at', '>=', now - KNOWN_SIGN_IN_MS)
    .executeTakeFirst();
  return row !== undefined;
}
