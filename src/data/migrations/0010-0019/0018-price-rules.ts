import { type Kysely, sql } from 'kysely';

/** From a supplier's prices to ours, as JSON; empty for the prices as they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table suppliers add column price_rule text not null default ''`.execute(db);
}
