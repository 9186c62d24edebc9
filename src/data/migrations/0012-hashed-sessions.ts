import { type Kysely, sql } from 'kysely';

/** Ends the sessions whose tokens are stored in clear: from now on only hashes are stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from "session"`.execute(db);
}
