import { type Kysely, PostgresAdapter, sql } from 'kysely';

const LABEL = 'Dirección de la tienda en internet (https://…)';

/**
 * The shop's origin, as the first sign-in of an administrator or the seller sets it; and when the seller has read a
 * contact message.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const big = db.getExecutor().adapter instanceof PostgresAdapter ? sql`bigint` : sql`integer`;
  await sql`insert into constants (name, nombre, value) values ('publicOrigin', ${LABEL}, '')`.execute(db);
  await sql`alter table contact_messages add column read_at ${big}`.execute(db);
  await sql`create index contact_messages_unread on contact_messages (id) where read_at is null`.execute(db);
}
