import { type Kysely, PostgresAdapter, sql } from 'kysely';

const ORDERS = { discount_falling: 'discount_rank', newest: 'created_rank' };

/** Lists by falling discount and by falling date, read from indexes like the other orders (0001-0009/0002-indexes.ts). */
export async function up(db: Kysely<unknown>): Promise<void> {
  // SQLite adds no stored columns to a table that is there.
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const kind = postgres ? sql`bigint not null` : sql`integer`;
  const storage = postgres ? sql`stored` : sql`virtual`;
  for (const [rank, column] of [
    ['discount_rank', 'discount'],
    ['created_rank', 'created_at'],
  ] as const) {
    await sql`alter table products add column ${sql.ref(rank)} ${kind}
      generated always as (-${sql.ref(column)}) ${storage}`.execute(db);
  }
  for (const [name, rank] of Object.entries(ORDERS)) {
    const order = sql`${sql.ref(rank)}, place`;
    for (const column of ['category_id', 'category_type_id', 'brand_id']) {
      await sql`create index ${sql.ref(`products_${column}_${name}`)}
        on products (${sql.ref(column)}, ${order}) where deactivated_at is null`.execute(db);
    }
    await sql`create index ${sql.ref(`products_all_${name}`)}
      on products (${order}) where deactivated_at is null`.execute(db);
    await sql`create index ${sql.ref(`products_discounted_${name}`)}
      on products (${order}) where deactivated_at is null and discount > 0`.execute(db);
  }
}
