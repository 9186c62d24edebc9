import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** The results of writes by idempotency key, for clients that repeat a request. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await sql`create table receipts (
    administrator_id text not null,
    key text not null,
    request text not null,
    answer text not null,
    created_at ${postgres ? sql`bigint` : sql`integer`} not null,
    primary key (administrator_id, key)
  )`.execute(db);
  await sql`create index receipts_created_at on receipts (created_at)`.execute(db);
}
