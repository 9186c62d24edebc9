import type { Database } from '../engine/database.ts';

/** A sign-in at an outside provider: `signedInAt` in seconds, as in its tokens. */
type Session = { accountId: string; signedInAt: number };

/** The sessions of an outside provider that were ended by signing out here. */
export function endedSessions({ query }: Pick<Database, 'query'>) {
  return {
    async has({ accountId, signedInAt }: Session): Promise<boolean> {
      const row = await query
        .selectFrom('ended_sessions')
        .select('account_id')
        .where('account_id', '=', accountId)
        .where('signed_in_at', '=', signedInAt)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Deletes the sessions from before `olderThan`, in seconds, which have ended anyway. */
    async add({ accountId, signedInAt }: Session, olderThan: number): Promise<void> {
      await query
        .insertInto('ended_sessions')
        .values({ account_id: accountId, signed_in_at: signedInAt })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await query.deleteFrom('ended_sessions').where('signed_in_at', '<', olderThan).execute();
    },
  };
}
