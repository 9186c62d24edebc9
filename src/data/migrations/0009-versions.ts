import { type Kysely, sql } from 'kysely';

const VERSIONED = ['brands', 'categories', 'sales', 'constants'];

/** A version on everything that two people may edit at once; and the end of a search table that nothing reads any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of VERSIONED) {
    await sql`alter table ${sql.table(table)} add column version integer not null default 1`.execute(db);
  }
  await sql`drop table product_words`.execute(db);
}
