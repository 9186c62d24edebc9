import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Sign-ins at an outside provider that were ended here; dates in seconds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const big = db.getExecutor().adapter instanceof PostgresAdapter ? sql`bigint` : sql`integer`;
  await sql`create table ended_sessions (
    account_id text not null,
    signed_in_at ${big} not null,
    primary key (account_id, signed_in_at)
  )`.execute(db);
}
