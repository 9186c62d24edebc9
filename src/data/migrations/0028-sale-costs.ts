import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** What the seller paid for one unit when it was sold, in centavos; null where that is not known, as for earlier sales. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const type = postgres ? sql`bigint` : sql`integer`;
  await sql`alter table sales add column unit_cost ${type} check (unit_cost between 0 and 100000000000)`.execute(db);
}
