import { type Kysely, sql } from 'kysely';

/** Sales wait for their money in few rows among many. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index sales_unpaid on sales (sold_at, id) where paid = 0`.execute(db);
}
