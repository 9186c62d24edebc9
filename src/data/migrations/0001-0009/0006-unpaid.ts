import { type Kysely, sql } from 'kysely';

/** Only few of the sales are unpaid. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index sales_unpaid on sales (sold_at, id) where paid = 0`.execute(db);
}
