import { type Kysely, sql } from 'kysely';

const VERSIONED = ['brands', 'categories', 'sales', 'constants'];

/** A version for each row that two people may edit at once. Drops a search table that is no longer used. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of VERSIONED) {
    await sql`alter table ${sql.table(table)} add column version integer not null default 1`.execute(db);
  }
  await sql`drop table product_words`.execute(db);
}
