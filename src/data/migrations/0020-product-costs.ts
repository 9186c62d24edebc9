import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** What the seller pays for a product, in centavos; null when it is not known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const type = postgres ? sql`bigint` : sql`integer`;
  await sql`alter table products add column cost ${type} check (cost between 0 and 100000000000)`.execute(db);
}
