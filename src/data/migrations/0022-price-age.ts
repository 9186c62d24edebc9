import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** When the price of a product changed last or was confirmed: as the audit has it, or else since the product is there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const big = db.getExecutor().adapter instanceof PostgresAdapter ? sql`bigint` : sql`integer`;
  await sql`alter table products add column priced_at ${big} not null default 0`.execute(db);
  await sql`update products set priced_at = coalesce((
    select max(at) from audit_entries where entity = 'product' and entity_id = products.id
      and did in ('prices changed', 'price changed by list', 'price put back')
  ), created_at)`.execute(db);
  await sql`create index products_priced_at on products (priced_at) where deactivated_at is null`.execute(db);
}
