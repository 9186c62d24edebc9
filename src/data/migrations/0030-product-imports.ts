import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** What the undo of an administrator's latest import of products needs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const big = postgres ? sql`bigint` : sql`integer`;
  const text = postgres ? sql`text collate "C"` : sql`text`;
  const strict = postgres ? sql`` : sql`strict`;
  await sql`create table product_imports (
    administrator_id ${text} not null primary key,
    id ${text} not null,
    content ${text} not null,
    created_at ${big} not null
  ) ${strict}`.execute(db);
}
