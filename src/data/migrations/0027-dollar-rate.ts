import { type Kysely, PostgresAdapter, sql } from 'kysely';

const LABEL = 'Dólar para los precios (pesos; no se ve en la tienda)';

/** What a dollar costs, empty until the seller fills it in; and when a constant was changed last, where that is known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const big = db.getExecutor().adapter instanceof PostgresAdapter ? sql`bigint` : sql`integer`;
  await sql`alter table constants add column changed_at ${big}`.execute(db);
  await sql`insert into constants (name, nombre, value) values ('dollarRate', ${LABEL}, '')`.execute(db);
}
